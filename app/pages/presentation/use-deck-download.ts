import { useEffect, useState } from "react";
import { deckElement } from "./deck-moves.ts";
import type { DeckFile } from "./download-deck.ts";

const loadDownload = () => import("./download-deck.ts");

/** Offers the deck as a file. @returns whether it is being built or could not be, and what starts it */
export function useDeckDownload(file: DeckFile) {
  const [state, setState] = useState<"busy" | "failed">();

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
    if (state === "busy") return;
    setState("busy");
    try {
      const { downloadDeck } = await loadDownload();
      await downloadDeck(deckElement(), file);
      setState(undefined);
    } catch {
      setState("failed");
    }
  }
  return [state, download] as const;
}
