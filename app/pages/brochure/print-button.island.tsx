import { island } from "#app/browser/island.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { usePrintedTitle } from "./use-printed-title.ts";

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
