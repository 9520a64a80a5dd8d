import { scaleLinear } from "d3-scale";
import { arc, line, type PieArcDatum, pie } from "d3-shape";
import { shortNumber } from "#app/features/artwork/svg.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";

/** The inks of a chart: at most two, and one grey. */
type ExhibitInk = "blue" | "red" | "grey";

/** A row of a chart that is a table at once. Lengths are percentages of the chart's width, such as `62.5%`. */
interface DrawnRow {
  label: string;
  ink: ExhibitInk;
  value: number;
  /** As printed, its unit included. */
  figure: string;
  /** The value at which a bar begins. */
  from: number;
  bar?: { x: string; width: string };
  /** Of a disc of 100 units around the origin, and its part as printed where the figure is not a percentage itself. */
  sector?: { path: string; part?: string };
}

/** Lines between the figures of their ends. Heights are percentages from the top of the chart. */
export type DrawnLines = ReturnType<typeof drawLines>;
export type DrawnExhibit = ReturnType<typeof drawExhibit>;

/** Units that stand beside a figure. */
const BEFORE = ["$", "€", "£"];
const AFTER = "%";

const percent = (value: number) => (value === 0 ? "0" : `${shortNumber(value, 2)}%`);

/** Draws an exhibit's data: scales and shapes are computed here, once, while building. Pure. */
export function drawExhibit(exhibit: Exhibit) {
  const { title, unit = "", source, illustrative, kind } = exhibit;
  const notes = [illustrative && "Illustrative figures.", source && `Source: ${source}`];
  const isLines = kind === "lines" || kind === "slope";
  return {
    title,
    unit: [...BEFORE, AFTER].includes(unit) ? "" : unit,
    note: notes.filter(Boolean).join(" "),
    rows: isLines ? [] : drawRows(exhibit),
    lines: isLines ? drawLines(exhibit) : undefined,
  };
}

/** Prints numbers as one column of figures: thousands parted, as many decimals as the longest needs. */
function printer({ rows, unit = "" }: Exhibit) {
  const places = rows
    .flatMap(({ value = 0, values = [value] }) => values)
    .map((value) => String(value).split(".")[1]?.length ?? 0);
  const digits = Math.min(2, Math.max(...places));
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const before = BEFORE.includes(unit) ? unit : "";
  const after = unit === AFTER ? unit : "";
  return (value: number, sign = value < 0 ? "−" : "") =>
    `${sign}${before}${Math.abs(value).toLocaleString("en-US", format)}${after}`;
}

/** A step of a waterfall shows its direction; a marked row is blue, the rest grey; unmarked lines and parts differ. */
function inkOf({ kind, rows }: Exhibit, index: number): ExhibitInk {
  const { mark, value = 0 } = rows[index] ?? {};
  if (kind === "waterfall") return index === 0 ? "grey" : value < 0 ? "red" : "blue";
  if (rows.some((row) => row.mark)) return mark ? "blue" : "grey";
  return kind === "bars" || index === 0 ? "blue" : index === 1 ? "red" : "grey";
}

/** Bars on the baseline; steps that hang where the one before has ended, with their sum; sectors clockwise from the top. */
function drawRows(exhibit: Exhibit): DrawnRow[] {
  const { kind, unit, total = "" } = exhibit;
  const print = printer(exhibit);
  let sum = 0;
  const rows = exhibit.rows.map(({ label, value = 0 }, index) => {
    const ink = inkOf(exhibit, index);
    const before = kind === "waterfall" ? sum : 0;
    sum += value;
    const figure = print(value, kind === "waterfall" && ink === "blue" ? "+" : undefined);
    return { label, ink, value, figure, from: before + Math.min(0, value) };
  });
  if (kind === "share") {
    const sector = arc<PieArcDatum<number>>().innerRadius(0).outerRadius(50).digits(2);
    const angles = pie<number>().sort(null)(rows.map(({ value }) => value));
    return angles.map((datum, index) => {
      const part = unit !== AFTER && { part: `${Math.round((100 * datum.data) / sum)}%` };
      return { ...(rows[index] as DrawnRow), sector: { path: sector(datum) ?? "", ...part } };
    });
  }
  const end = { label: total, ink: "grey", value: sum, figure: print(sum), from: 0 } as const;
  if (kind === "waterfall") rows.push(end);
  const most = Math.max(...rows.map(({ from, value }) => from + Math.abs(value)));
  const length = (value: number) => percent((100 * value) / most);
  return rows.map((row) => {
    return { ...row, bar: { x: length(row.from), width: length(Math.abs(row.value)) } };
  });
}

function drawLines(exhibit: Exhibit) {
  const { rows, columns = [] } = exhibit;
  const print = printer(exhibit);
  const all = rows.flatMap(({ values = [] }) => values);
  const x = (column: number) => (100 * column) / (columns.length - 1);
  // From zero: a line that begins elsewhere makes much of little.
  const y = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [100, 0]);
  const through = line<number>((_, column) => x(column), y).digits(2);
  const dot = (value: number, column: number) =>
    `M${shortNumber(x(column), 2)} ${shortNumber(y(value), 2)}h0`;
  const endsAt = (at: number) =>
    rows.map(({ values }, line) => ({ line, height: y(values?.at(at) ?? 0) }));
  // Lines that begin at one point share its figure.
  const starts = [...new Map(endsAt(0).map((end) => [end.height, end])).values()];
  const { length } = columns.join(" ");
  return {
    columns,
    /** Those that are named below the chart: all, or where that is over 44 characters the first and the last. */
    named: length <= 44 ? columns : [columns.at(0) ?? "", columns.at(-1) ?? ""],
    /** Over 18 characters: a telephone has room for the first and the last only. */
    hasLongNames: length > 18,
    series: rows.map(({ label, values = [] }, index) => ({
      label,
      ink: inkOf(exhibit, index),
      values,
      figures: values.map((value) => print(value)),
      /** In a square of 100 units that the page stretches. */
      path: through(values) ?? "",
      /** The points alone, as lines without a length. */
      points: values.map(dot).join(""),
    })),
    baseline: percent(y(0)),
    // In percent of the chart's height: a figure; a figure above a name that a telephone breaks in two.
    starts: keepApart(starts, 12),
    ends: keepApart(endsAt(-1), 32),
  };
}

/** Labels from top to bottom, each with the room to the one above, moved apart where they would touch, within the chart. */
function keepApart(ends: { line: number; height: number }[], distance: number) {
  const order = ends.toSorted((a, b) => a.height - b.height);
  const places = order.map((_, at) => {
    const above = order.slice(0, at + 1);
    const pushed = above.map(({ height }, from) => height + (at - from) * distance);
    return Math.min(Math.max(...pushed), 100 - (order.length - 1 - at + 1 / 3) * distance);
  });
  return order.map(({ line }, at) => {
    return { line, room: percent((places[at] ?? 0) - (places[at - 1] ?? 0)) };
  });
}
