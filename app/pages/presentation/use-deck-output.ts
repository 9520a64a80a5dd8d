import { type RefObject, useEffect, useState } from "react";
import type { DeckFile } from "./download-deck.ts";

/** Time for the print layout to stand before the dialog opens (specification, section 9). */
const PRINT_DELAY = 300;

/**
 * Takes the deck out of the page: on paper, or as a file.
 *
 * @param deck the element that holds the slides
 * @param file what is saved
 * @returns the flag that says what is under way (it clears once the dialog has closed, or the file is built),
 *   what went wrong, in words, and functions to start either
 */
export function useDeckOutput(deck: RefObject<HTMLElement | null>, file: DeckFile) {
  const [output, setOutput] = useState<"print" | "download">();
  const [failure, setFailure] = useState("");

  // An effect, because the layout must have been painted before the dialog stops the page.
  useEffect(() => {
    if (output !== "print") return;
    const timer = setTimeout(() => {
      window.print();
      setOutput(undefined);
    }, PRINT_DELAY);
    return () => clearTimeout(timer);
  }, [output]);

  // An effect, because what the file needs is fetched while the page rests: a download then needs no connection.
  useEffect(() => {
    const prepare = async () => {
      const { prepareDeck } = await loadDownload();
      if (deck.current) await prepareDeck(deck.current);
    };
    // Without a connection there is nothing to prepare yet: the download will fetch it, or say that it cannot.
    return whenIdle(() => void prepare().catch(() => {}));
  }, [deck]);

  async function download() {
    if (output || !deck.current) return;
    setOutput("download");
    setFailure("");
    try {
      const { downloadDeck } = await loadDownload();
      await downloadDeck(deck.current, file);
    } catch {
      setFailure("The presentation could not be built. Check your connection and try again.");
    } finally {
      setOutput(undefined);
    }
  }
  function print() {
    setFailure("");
    setOutput((current) => current ?? "print");
  }
  return { output, failure, print, download };
}

const loadDownload = () => import("./download-deck.ts");

/** Calls `action` when the browser has nothing else to do. @returns calls it off */
function whenIdle(action: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(action, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(action);
  return () => cancelIdleCallback(request);
}
