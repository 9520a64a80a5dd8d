import { useCallback, useEffect, useRef } from "react";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";

/** Title of the document while it is printed (specification, section 2: Brochure). */
const PRINTED_TITLE = "Company Brochure";

/** Prints the page; the title becomes the suggested name of the PDF. */
export const PrintButton = island("PrintButton", () => {
  const print = usePrintedTitle(PRINTED_TITLE);
  return (
    <button type="button" onClick={print} className="button needs-script">
      Download Brochure
    </button>
  );
});

/** Milliseconds until the title comes back where the browser does not say that printing is over, as on telephones. */
const LONGEST_WAIT = 1000;

/**
 * Gives the document another title while it is printed, by the page's button or by the browser's own menu.
 *
 * @returns a function that prints the page
 */
function usePrintedTitle(title: string): () => void {
  const own = useRef("");
  const timer = useRef<number>(undefined);
  const rename = useCallback(() => {
    // The wait of an earlier print does not end this one.
    clearTimeout(timer.current);
    if (document.title !== title) own.current = document.title;
    document.title = title;
  }, [title]);
  const restore = useCallback(() => {
    if (document.title === title) document.title = own.current;
  }, [title]);

  useEffect(() => listen(window, ["beforeprint"], rename), [rename]);
  useEffect(() => listen(window, ["afterprint"], restore), [restore]);

  return useCallback(() => {
    rename();
    window.print();
    timer.current = window.setTimeout(restore, LONGEST_WAIT);
  }, [rename, restore]);
}
