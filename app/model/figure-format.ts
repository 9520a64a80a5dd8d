/** The digits of a number with the points and commas between them. */
const NUMBER = /\d+(?:[.,]\d+)*/g;

/**
 * What to do about a figure with decimals after the mark of another language. The remedy has no blank before the percent sign
 * where the language has none.
 *
 * @param figure such as `62.5%`, `3,200+` or `3 of 5`
 * @param tag of the language, such as `en-US`
 * @returns undefined for a figure that is right, and for a language that has marks of its own for numbers
 */
export function figureRemedy(figure: string, tag: string): string | undefined {
  const numbers = new Intl.NumberFormat(tag);
  const decimalMark = numbers.formatToParts(0.5).find(({ type }) => type === "decimal")?.value;
  if (decimalMark !== "." && decimalMark !== ",") return undefined;
  const rewritten = figure.replace(NUMBER, (number) => inFormat(number, decimalMark));
  if (rewritten === figure) return undefined;
  // Authorities differ on a blank before the sign, so it alone is no fault.
  const percent = new Intl.NumberFormat(tag, { style: "percent" }).format(1);
  const isCloseToSign = percent.endsWith("0%");
  const wanted = isCloseToSign ? rewritten.replace(/(?<=\d)\s+(?=%)/g, "") : rewritten;
  const language = new Intl.DisplayNames(["en"], { type: "language" }).of(
    new Intl.Locale(tag).language,
  );
  return `write ${wanted}, as numbers are written in ${language}`;
}

type Mark = "." | ",";

/** A number with the marks of a language. It stays as it is if it can be a number of the language, or of none. */
function inFormat(number: string, decimalMark: Mark): string {
  const otherMark = decimalMark === "." ? "," : ".";
  if (hasFormat(number, decimalMark, otherMark)) return number;
  if (!hasFormat(number, otherMark, decimalMark)) return number;
  return number.replace(/[.,]/g, (mark) => (mark === decimalMark ? otherMark : decimalMark));
}

/** Whether a text is a number with a mark before its decimals and another one between groups of three digits. */
function hasFormat(number: string, decimalMark: Mark, groupMark: Mark): boolean {
  const [whole = "", ...decimals] = number.split(decimalMark);
  const [first = "", ...groups] = whole.split(groupMark);
  const isGrouped = first.length <= 3 || groups.length === 0;
  const hasOnlyDigits = decimals.every((part) => !part.includes(groupMark));
  return (
    decimals.length <= 1 && hasOnlyDigits && isGrouped && groups.every(({ length }) => length === 3)
  );
}
