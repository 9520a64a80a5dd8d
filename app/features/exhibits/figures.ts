import { content } from "#app/model/content.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { isolatedFigure } from "#app/words/isolate.ts";

/** Units that are printed beside each figure, and not below the title. */
const UNITS_BEFORE = ["$", "€", "£"];
const UNIT_AFTER = "%";

/** The most decimals. Further decimals tell a reader nothing. */
const MAX_DECIMALS = 2;

/** Whether a unit stands beside each figure. */
export function standsBesideFigures(unit: string): boolean {
  return unit === UNIT_AFTER || UNITS_BEFORE.includes(unit);
}

/**
 * Makes the number format of an exhibit: all figures have a thousands separator and the same number of decimals, as
 * many as the longest needs.
 *
 * @returns a function that prints a value with its unit. A value below 0 has a minus unless another sign is given
 */
export function figurePrinter({ rows, unit = "" }: Exhibit) {
  const values = rows.flatMap(({ value = 0, values = [value] }) => values);
  const decimals = Math.min(MAX_DECIMALS, Math.max(...values.map(decimalsOf)));
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const before = UNITS_BEFORE.includes(unit) ? unit : "";
  const after = unit === UNIT_AFTER ? unit : "";
  return (value: number, sign = value < 0 ? "−" : "") => {
    const { tag, direction } = content().language;
    const digits = Math.abs(value).toLocaleString(tag, format);
    return isolatedFigure(`${sign}${before}${digits}${after}`, direction);
  };
}

function decimalsOf(value: number): number {
  const [, decimals = ""] = String(value).split(".");
  return decimals.length;
}
