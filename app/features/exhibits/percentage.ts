import { shortNumber } from "#app/features/artwork/svg.ts";

/** A length in percent as an attribute of SVG, such as `62.5%`. */
export function percentage(value: number): string {
  return value === 0 ? "0" : `${shortNumber(value, 2)}%`;
}
