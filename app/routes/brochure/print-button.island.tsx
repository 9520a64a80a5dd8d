import { useEffect, useRef } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";

/** Title of the document while it is printed (product 14.2); it names the PDF. */
const PRINTED_TITLE = "Company Brochure";

/** Milliseconds after which the page has its own title again. */
const TITLE_TIME = 1000;

/** Prints the page. */
export const PrintButton = island("PrintButton", () => {
  const pageTitle = useRef("");
  const restoring = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The browser's own menu prints under the same title.
  useEffect(() => {
    pageTitle.current = document.title;
    return listen(window, ["beforeprint", "afterprint"], ({ type }) => {
      clearTimeout(restoring.current);
      document.title = type === "beforeprint" ? PRINTED_TITLE : pageTitle.current;
    });
  }, []);
  function print() {
    // The end of an earlier print must not take this one's title.
    clearTimeout(restoring.current);
    document.title = PRINTED_TITLE;
    window.print();
    // Telephones send no event when printing is over.
    restoring.current = setTimeout(() => {
      document.title = pageTitle.current;
    }, TITLE_TIME);
  }
  return (
    <button type="button" onClick={print} className="button needs-script">
      Download Brochure
    </button>
  );
});
