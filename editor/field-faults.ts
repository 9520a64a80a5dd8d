import type { ContentFault } from "../platform/site-definition.ts";
import { remedyInForm } from "./fault-words.ts";

/** The sheet that writes faults below the fields of a form. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Writes each fault below its field in the form. The editor marks its fields with their paths. A style sheet needs no
 * change of its elements. Screen readers read the list beside the page.
 *
 * @param faults of the file in the form
 * @param hints what may be wrong in it, in words
 */
export function showFieldFaults(
  faults: readonly ContentFault[],
  hints: readonly ContentFault[] = [],
): void {
  const notes = [
    ...faults.map((fault) => ({ fault, word: "Fault" })),
    ...hints.map((fault) => ({ fault, word: "Check" })),
  ];
  const rules = notes.map(({ fault, word }) => {
    const [address = ""] = fault.field.split(" ");
    const path = address.replace(/\[(\d+)\]/g, ".$1");
    return `[data-key-path=${cssString(path)}] > .field-wrapper::after {
      content: ${cssString(`${word}: ${remedyInForm(fault)}`)};
      display: block;
      padding: 6px 0 0;
      color: light-dark(#b3230d, #ff9d8c);
      font-weight: 600;
    }`;
  });
  sheet.replaceSync(rules.join("\n"));
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"`;
}
