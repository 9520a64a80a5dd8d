import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "#app/browser/signals.ts";
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
  const [current, setCurrent] = useState<"print" | "download">();
  const [failure, setFailure] = useState("");

  useEffect(() => {
    if (current !== "print") return;
    const timer = setTimeout(() => {
      window.print();
      setCurrent(undefined);
    }, PRINT_DELAY);
    return () => clearTimeout(timer);
  }, [current]);

  // What the file needs is fetched while the page rests: a download then needs no connection.
  useEffect(() => {
    const prepare = async () => {
      const { prepareDeck } = await loadDownload();
      if (deck.current) await prepareDeck(deck.current);
    };
    // Without a connection there is nothing to prepare yet: the download will fetch it, or say that it cannot.
    return whenIdle(() => void prepare().catch(() => {}));
  }, [deck]);

  async function download() {
    if (current || !deck.current) return;
    setCurrent("download");
    setFailure("");
    try {
      const { downloadDeck } = await loadDownload();
      await downloadDeck(deck.current, file);
    } catch {
      setFailure("The presentation could not be built. Check your connection and try again.");
    } finally {
      setCurrent(undefined);
    }
  }
  function print() {
    setFailure("");
    setCurrent((running) => running ?? "print");
  }
  return { current, failure, print, download };
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

/**
 * Shows an element on the whole screen.
 *
 * @returns whether the browser can (a telephone may not), whether it does, and a function that changes it
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isPossible = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenEnabled,
    () => true,
  );
  const isOn = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  async function toggle() {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await element.current?.requestFullscreen();
  }
  return { isPossible, isOn, toggle };
}

const onFullScreen = (notify: () => void) => listen(document, ["fullscreenchange"], notify);
