import { refusal } from "./refusals.ts";

/** The channel on which the page "Earlier versions" names a file that it has brought back. */
export const BROUGHT_BACK = "content-brought-back";

/** The files that have changed since the editor read them. */
const staleFiles = new Set<string>();

/**
 * Listens for files that the page "Earlier versions" has brought back. The editor still has what they held before.
 *
 * @param announce says so above the editor
 */
export function watchStaleEntries(announce: (file: string) => void): void {
  new BroadcastChannel(BROUGHT_BACK).addEventListener("message", ({ data }) => {
    const file = String(data);
    staleFiles.add(file);
    announce(file);
  });
}

/** Refuses a save that would undo what was brought back. @throws Error that the editor shows instead of saving */
export function refuseStale(file: string): void {
  if (!staleFiles.has(file)) return;
  const reason =
    "An earlier version of this entry is back, and this form does not show it yet. Load the editor again (F5), so nothing was saved.";
  throw refusal(reason);
}
