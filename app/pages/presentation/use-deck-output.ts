import { type RefObject, useEffect, useState } from "react";

/** Time for the print layout to stand before the dialog opens (specification, section 9). */
const PRINT_DELAY = 300;

/**
 * Takes the deck out of the page: on paper, or as a file.
 *
 * @param deck the element that holds the slides
 * @param title of the file
 * @returns the flag that says what is under way (it clears once the dialog has closed, or the file is built),
 *   what went wrong, in words, and functions to start either
 */
export function useDeckOutput(deck: RefObject<HTMLElement | null>, title: string) {
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

  async function download() {
    if (output || !deck.current) return;
    setOutput("download");
    setFailure("");
    try {
      const { downloadDeck } = await import("./download-deck.ts");
      await downloadDeck(deck.current, title);
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
