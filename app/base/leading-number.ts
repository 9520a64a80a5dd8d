/**
 * The number at the start of a figure: 83 of `83%`, 3.2 of `3.2x` and of `3,2x`, 3200 of `3,200+`. NaN if there is none.
 * A comma or a point before exactly three digits separates thousands.
 */
export function leadingNumber(figure: string): number {
  const [digits = ""] = /^\d[\d.,]*/.exec(figure) ?? [];
  const withoutThousands = digits.replace(/[.,](?=\d{3}(?!\d))/g, "");
  return Number.parseFloat(withoutThousands.replace(",", "."));
}
