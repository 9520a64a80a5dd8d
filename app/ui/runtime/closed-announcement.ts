import { readStored, writeStored } from "./storage.ts";

/** On the root of a page whose announcement the visitor has closed before (announcement.sheet.css). */
const CLOSED_CLASS = "announcement-closed";

/**
 * Leaves out an announcement that the visitor has closed, until the browser's session ends. It is called before the first paint,
 * so that nothing moves. The page on which the visitor closes it keeps the head of the band, with the focus in it.
 */
export function rememberClosedAnnouncement(): void {
  const { announcement } = (document.currentScript as HTMLScriptElement).dataset;
  if (announcement === undefined) return;
  const leaveOut = () => {
    const isClosed = readStored("announcement") === announcement;
    document.documentElement.classList.toggle(CLOSED_CLASS, isClosed);
  };
  leaveOut();
  document.addEventListener("click", ({ target }) => {
    const head = (target as Element).closest(".announcement summary");
    // The browser opens or closes it after this event.
    const details = head?.parentElement as HTMLDetailsElement | null | undefined;
    if (details) writeStored("announcement", details.open ? announcement : undefined);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) leaveOut();
  });
}
