import { useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "#app/browser/signals.ts";
import { deckElement } from "./deck-moves.ts";
import type { DeckFile } from "./download-deck.ts";

/** Time for the print layout to stand before the dialog opens (specification, section 9). */
const PRINT_DELAY = 300;

const loadDownload = () => import("./download-deck.ts");

/**
 * Takes the deck out of the page: on paper, or as a file.
 *
 * @param file what is saved
 * @returns the flag that says what is under way (it clears once the dialog has closed, or the file is built),
 *   what went wrong, in words, and functions to start either
 */
export function useDeckOutput(file: DeckFile) {
  const [current, setCurrent] = useState<"print" | "download">();
  const [failure, setFailure] = useState("");

  // What the file needs is fetched while the page rests: a download then needs no connection.
  useEffect(() => {
    const prepare = async () => {
      const { prepareDeck } = await loadDownload();
      await prepareDeck(deckElement());
    };
    // Safari knows no idle time.
    const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
    // Without a connection there is nothing to prepare yet: the download will fetch it, or say that it cannot.
    whenIdle(() => void prepare().catch(() => {}));
  }, []);

  async function download() {
    if (current) return;
    setCurrent("download");
    setFailure("");
    try {
      const { downloadDeck } = await loadDownload();
      await downloadDeck(deckElement(), file);
    } catch {
      setFailure("The presentation could not be built. Check your connection and try again.");
    } finally {
      setCurrent(undefined);
    }
  }
  function print() {
    if (current) return;
    setCurrent("print");
    setFailure("");
    setTimeout(() => {
      window.print();
      setCurrent(undefined);
    }, PRINT_DELAY);
  }
  return { current, failure, print, download };
}

const onFullScreen = (notify: () => void) => listen(document, ["fullscreenchange"], notify);

/**
 * Shows the deck on the whole screen.
 *
 * @returns whether the browser can (a telephone may not), whether it does, and a function that changes it
 */
export function useFullScreen() {
  const can = () => document.fullscreenEnabled;
  const does = () => document.fullscreenElement !== null;
  return {
    isPossible: useSyncExternalStore(onFullScreen, can, () => true),
    isOn: useSyncExternalStore(onFullScreen, does, () => false),
    toggle: () => (does() ? document.exitFullscreen() : deckElement().requestFullscreen()),
  };
}
