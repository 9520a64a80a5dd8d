/** After this many milliseconds the paint waits no longer for style sheets. */
const STYLE_TIMEOUT = 5000;
/** Milliseconds between two looks for late style sheets while the page is still parsed. */
const LATE_STYLES_PAUSE = 100;
/** Links of style sheets that are requested for the first time. */
const FIRST_SHEETS = "link[rel=stylesheet]:not([data-retry])";

/** Asks once more for style sheets that fail, and shows the page without those that are late. */
export function watchStyles(): void {
  addEventListener("error", retryStyles, true);
  setTimeout(paintWithoutLateStyles, STYLE_TIMEOUT);
}

/** Asks once more for a style sheet that did not arrive. */
function retryStyles({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || !target.matches(FIRST_SHEETS)) return;
  const copy = target.cloneNode() as HTMLLinkElement;
  copy.dataset.retry = "";
  target.replaceWith(copy);
}

/** Shows the page without the style sheets that are late. They apply when they arrive. */
function paintWithoutLateStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(FIRST_SHEETS)) {
    if (link.sheet) continue;
    // The browser delays no paint for a medium that is not the screen.
    link.media = "print";
    link.onload = () => {
      link.media = "";
    };
  }
  // The parser stops at a late sheet in the body, so further links of sheets may still come.
  if (document.readyState === "loading") setTimeout(paintWithoutLateStyles, LATE_STYLES_PAUSE);
}
