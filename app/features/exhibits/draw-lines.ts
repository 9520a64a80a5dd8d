import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { shortNumber } from "#app/features/artwork/svg.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { type ExhibitInk, inkOf } from "./exhibit-ink.ts";
import { figurePrinter } from "./figures.ts";
import { percentage } from "./percentage.ts";

/**
 * A line chart with figures at both ends of each line. Heights are percentages from the top of the chart, such as
 * `62.5%`.
 */
export interface DrawnLines {
  columns: readonly string[];
  /** The names of columns below the chart: all columns, or the first and the last. */
  namedColumns: readonly string[];
  /** Whether a telephone has room only for the names of the first and the last column. */
  hasLongNames: boolean;
  series: readonly DrawnSeries[];
  baseline: string;
  /** The figures beside the starts of the lines, from top to bottom. Lines with the same start share a figure. */
  starts: readonly EndLabel[];
  /** The figures and names beside the ends of the lines, from top to bottom. */
  ends: readonly EndLabel[];
}

interface DrawnSeries {
  label: string;
  ink: ExhibitInk;
  values: readonly number[];
  /** The values as printed. */
  figures: readonly string[];
  /** Path data of the line, in a square of 100 units that the page stretches. */
  path: string;
  /** Path data of the points, as lines without length. */
  points: string;
}

/** A label beside the chart. */
interface EndLabel {
  /** The index of its line. */
  line: number;
  /** The height from the label above it, or from the top of the chart. */
  room: string;
}

/** The end of a line, with its height in percent from the top of the chart. */
interface LineEnd {
  line: number;
  height: number;
}

/** The most characters of all column names together below a chart, and below a chart on a telephone. */
const MAX_NAMES = 44;
const MAX_NAMES_ON_TELEPHONE = 18;
/**
 * The heights of labels in percent of the chart: a figure alone, and a figure above a name that takes two lines on a
 * telephone.
 */
const FIGURE_HEIGHT = 12;
const FIGURE_AND_NAME_HEIGHT = 32;

/** Draws an exhibit of kind `lines` or `slope`. */
export function drawLines(exhibit: Exhibit): DrawnLines {
  const { rows, columns = [] } = exhibit;
  const print = figurePrinter(exhibit);
  const allValues = rows.flatMap(({ values = [] }) => values);
  const x = (column: number) => (100 * column) / (columns.length - 1);
  // The scale begins at zero, because another start would exaggerate small differences.
  const y = scaleLinear([Math.min(0, ...allValues), Math.max(0, ...allValues)], [100, 0]);
  const lineThrough = line<number>((_, column) => x(column), y).digits(2);
  const pointAt = (value: number, column: number) =>
    `M${shortNumber(x(column), 2)} ${shortNumber(y(value), 2)}h0`;
  const endsAt = (column: number) =>
    rows.map(({ values }, index): LineEnd => ({ line: index, height: y(values?.at(column) ?? 0) }));
  const nameLength = columns.join(" ").length;
  return {
    columns,
    namedColumns: nameLength <= MAX_NAMES ? columns : firstAndLast(columns),
    hasLongNames: nameLength > MAX_NAMES_ON_TELEPHONE,
    series: rows.map(({ label, values = [] }, index) => ({
      label,
      ink: inkOf(exhibit, index),
      values,
      figures: values.map((value) => print(value)),
      path: lineThrough(values) ?? "",
      points: values.map(pointAt).join(""),
    })),
    baseline: percentage(y(0)),
    starts: keepApart(onePerHeight(endsAt(0)), FIGURE_HEIGHT),
    ends: keepApart(endsAt(-1), FIGURE_AND_NAME_HEIGHT),
  };
}

function firstAndLast(columns: readonly string[]): string[] {
  return [columns.at(0) ?? "", columns.at(-1) ?? ""];
}

/** Of several ends at the same height, only the last is kept. */
function onePerHeight(ends: readonly LineEnd[]): LineEnd[] {
  return [...new Map(ends.map((end) => [end.height, end])).values()];
}

/**
 * Places labels from top to bottom within the chart, and moves them apart if they would touch.
 *
 * @param distance the smallest distance of two labels, in percent of the chart's height
 */
function keepApart(ends: readonly LineEnd[], distance: number): EndLabel[] {
  const fromTop = ends.toSorted((a, b) => a.height - b.height);
  const heights = fromTop.map((_, index) => {
    // Every label above pushes this label down, by a distance for each label between them.
    const pushed = fromTop
      .slice(0, index + 1)
      .map(({ height }, above) => height + (index - above) * distance);
    const labelsBelow = fromTop.length - 1 - index;
    const lowest = 100 - (labelsBelow + 1 / 3) * distance;
    return Math.min(Math.max(...pushed), lowest);
  });
  return fromTop.map((end, index) => {
    const room = (heights[index] ?? 0) - (heights[index - 1] ?? 0);
    return { line: end.line, room: percentage(room) };
  });
}
