import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Brings the focus to the summary after each attempt, and on to the button when all is corrected. What came with the
 * page does not take it from where the visitor is by now.
 */
export function SummaryFocus({
  summary,
  isTaken,
}: {
  summary: RefObject<HTMLElement | null>;
  isTaken: boolean;
}) {
  // An effect, because only an element that stands on the page can take the focus.
  useEffect(() => {
    if (!isTaken) return;
    summary.current?.focus({ preventScroll: true });
    // A smooth scroll that is still under way, to the field that had the focus, would carry it off again.
    scrollTo({ top: scrollY, behavior: "instant" });
    summary.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, [summary, isTaken]);
  // A layout effect of an element that goes, because it comes before the summary is hidden.
  useLayoutEffect(() => {
    const { current } = summary;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const button = current.closest("form")?.querySelector<HTMLElement>("[type=submit]");
      button?.focus({ preventScroll: true });
    };
  }, [summary]);
  return null;
}
