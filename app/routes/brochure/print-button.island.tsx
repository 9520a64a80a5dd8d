import brochureTexts from "virtual:words/brochure";
import { useEffect, useRef } from "react";
import { FILE_EVENT, listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { brochureWords } from "./interface-words.ts";

/** Milliseconds after which the page gets its own title back. */
const TITLE_TIME = 1000;

/** Prints the page. */
export const PrintButton = island("PrintButton", PrintButtonView, brochureTexts);

function PrintButtonView() {
  const { print: label, printedTitle } = useWords<typeof brochureWords>("brochure");
  const pageTitle = useRef("");
  const restoring = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Printing from the browser's menu uses the same title.
  useEffect(() => {
    pageTitle.current = document.title;
    return listen(window, ["beforeprint", "afterprint"], ({ type }) => {
      clearTimeout(restoring.current);
      document.title = type === "beforeprint" ? printedTitle : pageTitle.current;
    });
  }, [printedTitle]);
  function print() {
    // The end of an earlier print must not reset the title of this print.
    clearTimeout(restoring.current);
    // The PDF is named after the title (product 14.2).
    document.title = printedTitle;
    window.print();
    if (import.meta.env.VITE_FIGURES) dispatchEvent(new Event(FILE_EVENT));
    // Telephones send no event at the end of printing.
    restoring.current = setTimeout(() => {
      document.title = pageTitle.current;
    }, TITLE_TIME);
  }
  return (
    <button type="button" onClick={print} className="button needs-script">
      {label}
    </button>
  );
}
