import { FIGURE_KINDS } from "./figure.ts";
import {
  FIGURE_HEADINGS,
  type FiguresSummary,
  type NameFigure,
  type PeriodFigures,
  totalOf,
} from "./figures-summary.ts";

/** How many names of a kind the report on the command line shows. An export has them all. */
const MOST_LINES = 20;

/** Characters of a column with numbers, and of one with names. */
const NUMBER_WIDTH = 12;
const NAME_WIDTH = 48;

/** The report of `npm run figures`. */
export function figuresText(summary: FiguresSummary): string {
  const { range, periods } = summary;
  const isEmpty = FIGURE_KINDS.every((kind) => summary.names[kind].length === 0);
  if (isEmpty) return `Nothing was counted from ${range.from} to ${range.to}.`;
  const lines = [
    rowOf(range.by, ["page views", "arrivals", "goals"]),
    ...periods.map(periodLine),
    periodLine(totalOf(periods)),
  ];
  for (const kind of FIGURE_KINDS) {
    const names = summary.names[kind];
    if (names.length > 0) lines.push("", FIGURE_HEADINGS[kind], ...nameLines(names));
  }
  return lines.join("\n");
}

const rowOf = (period: string, columns: readonly string[]) =>
  period.padEnd("2026-11-24".length) + columns.map((text) => text.padStart(NUMBER_WIDTH)).join("");

function periodLine({ period, views, arrivals, goals }: PeriodFigures): string {
  return rowOf(period, [`${views}`, `${arrivals}`, `${goals}`]);
}

function nameLines(names: readonly NameFigure[]): string[] {
  const lines = names
    .slice(0, MOST_LINES)
    .map(({ name, counted }) => `${`${counted}`.padStart(8)}  ${name.slice(0, NAME_WIDTH)}`);
  const further = names.length - lines.length;
  return further > 0 ? [...lines, `${"…".padStart(8)}  ${further} more in an export`] : lines;
}
