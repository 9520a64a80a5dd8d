import { useEffect, useRef } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";

/** The title of the document during printing (product 14.2). The PDF is named after it. */
const PRINTED_TITLE = "Company Brochure";

/** Milliseconds after which the page gets its own title back. */
const TITLE_TIME = 1000;

/** Prints the page. */
export const PrintButton = island("PrintButton", () => {
  const pageTitle = useRef("");
  const restoring = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Printing from the browser's menu uses the same title.
  useEffect(() => {
    pageTitle.current = document.title;
    return listen(window, ["beforeprint", "afterprint"], ({ type }) => {
      clearTimeout(restoring.current);
      document.title = type === "beforeprint" ? PRINTED_TITLE : pageTitle.current;
    });
  }, []);
  function print() {
    // The end of an earlier print must not reset the title of this print.
    clearTimeout(restoring.current);
    document.title = PRINTED_TITLE;
    window.print();
    // Telephones send no event at the end of printing.
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
