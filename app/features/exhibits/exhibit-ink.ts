import type { Exhibit } from "#app/model/schemas/exhibit.ts";

/** The inks of a chart: at most two, and a gray. */
export type ExhibitInk = "blue" | "red" | "grey";

/**
 * The ink of a row. A step of a waterfall shows its direction. A marked row is blue, and the others are gray. If no row
 * is marked, lines and shares have different inks, and all bars have the same ink.
 */
export function inkOf({ kind, rows }: Exhibit, index: number): ExhibitInk {
  const row = rows[index];
  if (kind === "waterfall") {
    if (index === 0) return "grey";
    return (row?.value ?? 0) < 0 ? "red" : "blue";
  }
  const hasMark = rows.some(({ mark }) => mark);
  if (hasMark) return row?.mark ? "blue" : "grey";
  if (kind === "bars" || index === 0) return "blue";
  return index === 1 ? "red" : "grey";
}
