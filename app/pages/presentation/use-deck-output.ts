import { useEffect, useState, useSyncExternalStore } from "react";
import { listen } from "#app/browser/signals.ts";
import { deckElement } from "./deck-moves.ts";
import type { DeckFile } from "./download-deck.ts";

/** Time for the print layout to stand before the dialog opens (specification, section 9). */
const PRINT_DELAY = 300;

const loadDownload = () => import("./download-deck.ts");

/** Takes the deck out of the page, on paper or as a file. @returns what is under way, what went wrong, and what starts either */
export function useDeckOutput(file: DeckFile) {
  const [current, setCurrent] = useState<"print" | "download">();
  const [failure, setFailure] = useState("");

  // What the file needs is fetched while the page rests: a download then needs no connection.
  useEffect(() => {
    // Without a connection there is nothing to prepare yet: the download will fetch it, or say that it cannot.
    const prepare = () => {
      loadDownload()
        .then(({ prepareDeck }) => prepareDeck(deckElement()))
        .catch(() => {});
    };
    // Safari knows no idle time.
    (window.requestIdleCallback ?? setTimeout)(prepare);
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

/** Shows the deck on the whole screen. @returns whether it does, unless the browser cannot, and a function that changes it */
export function useFullScreen() {
  const isFull = () => (document.fullscreenEnabled ? !!document.fullscreenElement : undefined);
  const toggle = () => (isFull() ? document.exitFullscreen() : deckElement().requestFullscreen());
  return [useSyncExternalStore(onFullScreen, isFull, () => false), toggle] as const;
}
