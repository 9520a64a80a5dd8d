import { useEffect, useRef } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";

/** Title of the document while it is printed (product 14.2); it names the PDF. */
const PRINTED_TITLE = "Company Brochure";

/** Prints the page. */
export const PrintButton = island("PrintButton", () => {
  const own = useRef("");
  // By the browser's own menu it is printed under the same title.
  useEffect(() => {
    own.current = document.title;
    return listen(window, ["beforeprint", "afterprint"], ({ type }) => {
      document.title = type === "beforeprint" ? PRINTED_TITLE : own.current;
    });
  }, []);
  function print() {
    document.title = PRINTED_TITLE;
    window.print();
    // Telephones do not say that printing is over.
    setTimeout(() => {
      document.title = own.current;
    }, 1000);
  }
  return (
    <button type="button" onClick={print} className="button needs-script">
      Download Brochure
    </button>
  );
});
