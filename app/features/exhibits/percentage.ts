import { shortNumber } from "#app/features/artwork/svg.ts";

/** Formats a length in percent for an SVG attribute, such as `62.5%`. */
export function percentage(value: number): string {
  return value === 0 ? "0" : `${shortNumber(value, 2)}%`;
}
