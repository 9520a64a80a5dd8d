import { useCallback, useEffect, useRef } from "react";
import { island } from "#app/browser/island.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";

export interface PrintButtonProps {
  label: string;
  /** Title of the document while it is printed. */
  printedTitle: string;
}

/** Prints the page; the title becomes the suggested name of the PDF. */
export const PrintButton = island("PrintButton", ({ label, printedTitle }: PrintButtonProps) => {
  const print = usePrintedTitle(printedTitle);
  return (
    <button type="button" onClick={print} className={`${buttonStyle()} needs-script`}>
      {label}
    </button>
  );
});

/**
 * Browsers on telephones may not say when printing is over: then the title comes back after this time, in
 * milliseconds. They have taken it for the document by then.
 */
const LONGEST_WAIT = 1000;

/**
 * Gives the document another title while it is printed, by the page's button or by the browser's own menu. It
 * becomes the suggested name of the PDF.
 *
 * @param title while printing
 * @returns a function that prints the page
 */
function usePrintedTitle(title: string): () => void {
  const own = useRef("");
  const rename = useCallback(() => {
    if (document.title !== title) own.current = document.title;
    document.title = title;
  }, [title]);
  const restore = useCallback(() => {
    if (document.title === title) document.title = own.current;
  }, [title]);

  // An effect, because the browser's menu prints without asking the page.
  useEffect(() => {
    window.addEventListener("beforeprint", rename);
    window.addEventListener("afterprint", restore);
    return () => {
      window.removeEventListener("beforeprint", rename);
      window.removeEventListener("afterprint", restore);
    };
  }, [rename, restore]);

  return useCallback(() => {
    rename();
    window.print();
    setTimeout(restore, LONGEST_WAIT);
  }, [rename, restore]);
}
