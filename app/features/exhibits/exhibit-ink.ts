import type { Exhibit } from "#app/model/schemas/exhibit.ts";

/** The inks of a chart: at most two, and one grey. */
export type ExhibitInk = "blue" | "red" | "grey";

/**
 * The ink of a row. A step of a waterfall shows its direction. A marked row is blue, and the others are grey. Where none is
 * marked, lines and parts of a whole differ, and bars are alike.
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
