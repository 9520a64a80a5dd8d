import { type Figure, formatGoal, formatValue, isMet } from "./figure.ts";
import { table } from "./table.ts";

/** All figures as one table: what, how much, what it should be, whether it is. */
export function describeFigures(
  figures: readonly { part: string; figure: Figure }[],
): readonly string[] {
  return table(
    [
      { title: "part" },
      { title: "figure" },
      { title: "value", align: "right" },
      { title: "goal", align: "right" },
      { title: "met" },
      { title: "note" },
    ],
    figures.map(({ part, figure }) => [
      part,
      figure.name,
      formatValue(figure),
      formatGoal(figure),
      verdictOf(figure),
      figure.note ?? "",
    ]),
  );
}

/** The figures that miss their goal. */
export function missedGoals(measurement: { figures: readonly Figure[] } | undefined): Figure[] {
  return (measurement?.figures ?? []).filter((figure) => isMet(figure) === false);
}

function verdictOf(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return "";
  return met ? "yes" : "NO";
}
