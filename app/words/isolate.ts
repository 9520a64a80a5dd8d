const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** First strong isolate and pop directional isolate (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates). */
const ISOLATE = "\u2068";
const END = "\u2069";

/**
 * A value as it stands within a text. In a text from right to left it keeps an order of its own: without that,
 * "+1 415 555 0100" is shown as "0100 555 415 1+".
 *
 * @param text around the value
 */
export function isolated(value: string, text: string): string {
  return isRightToLeft(text) ? ISOLATE + value + END : value;
}

/** Whether a text has letters that are read from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** A figure on a page of a direction: from right to left, "−12.5%" alone is shown as "12.5%−". */
export function isolatedFigure(figure: string, direction: "ltr" | "rtl"): string {
  return direction === "rtl" ? ISOLATE + figure + END : figure;
}
