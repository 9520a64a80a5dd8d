import { useEffect, useRef } from "react";
import { island } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";

/** Title of the document while it is printed (specification, section 2: Brochure); it names the PDF. */
const PRINTED_TITLE = "Company Brochure";

/** Milliseconds until the title comes back where the browser does not say that printing is over, as on telephones. */
const LONGEST_WAIT = 1000;

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
    setTimeout(() => {
      document.title = own.current;
    }, LONGEST_WAIT);
  }
  return (
    <button type="button" onClick={print} className="button needs-script">
      Download Brochure
    </button>
  );
});
