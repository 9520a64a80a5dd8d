import { scaleLinear, scalePoint } from "d3-scale";
import { arc, line, pie } from "d3-shape";
import type { Exhibit } from "#app/content/schemas/exhibit.ts";
import { num } from "../svg.ts";

/** The inks of a chart: at most two, and one grey. */
export type ExhibitInk = "blue" | "red" | "grey";

/** A row of a chart that is a table at once. Lengths are percentages of the chart's width, such as `62.5%`. */
interface DrawnRow {
  label: string;
  ink: ExhibitInk;
  /** As printed, its unit included. */
  figure: string;
  /** Of a bar: where it begins and how long it is. */
  bar?: { x: string; width: string };
  /** Of a part of a whole: its sector, and its part as printed where the figure is not a percentage itself. */
  sector?: { path: string; part?: string };
}

/** Lines between the figures of their ends. Heights are percentages from the top of the chart. */
export type DrawnLines = ReturnType<typeof drawLines>;
export type DrawnLine = DrawnLines["series"][number];

/** Everything that a page needs to show an exhibit; it survives JSON. */
export type DrawnExhibit = ReturnType<typeof drawExhibit>;

/** Units that stand beside a figure. */
const BEFORE = ["$", "€", "£"];
const AFTER = "%";

/** Characters of all columns' names, with blanks between, that fit below a chart: on a telephone, elsewhere. */
const NAMED = { narrow: 18, wide: 44 };

/** What labels need, in percent of the chart's height: a figure; a figure above a name that a telephone breaks in two. */
const DISTANCE = { start: 12, end: 32 };

const percent = (value: number) => (value === 0 ? "0" : `${num(value, 2)}%`);

/** Draws an exhibit's data: scales and shapes are computed here, once, while building. Pure. */
export function drawExhibit(exhibit: Exhibit) {
  const { title, unit = "", source, illustrative, kind } = exhibit;
  const notes = [illustrative && "Illustrative figures.", source && `Source: ${source}`];
  const isLines = kind === "lines" || kind === "slope";
  const print = printer(exhibit);
  const drawRows = kind === "share" ? drawShare : drawBars;
  return {
    title,
    unit: [...BEFORE, AFTER].includes(unit) ? "" : unit,
    note: notes.filter(Boolean).join(" "),
    rows: isLines ? [] : drawRows(exhibit, print),
    lines: isLines ? drawLines(exhibit, print) : undefined,
  };
}

type Print = ReturnType<typeof printer>;

const amountOf = ({ value = 0 }: Exhibit["rows"][number]) => value;

/** Prints numbers as one column of figures: thousands parted, as many decimals as the longest needs. */
function printer({ rows, unit = "" }: Exhibit) {
  const places = rows
    .flatMap(({ value = 0, values = [value] }) => values)
    .map((value) => String(value).split(".")[1]?.length ?? 0);
  const digits = Math.min(2, Math.max(...places));
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const [before, after] = [BEFORE.includes(unit) ? unit : "", unit === AFTER ? unit : ""];
  return (value: number, sign = value < 0 ? "−" : "") =>
    `${sign}${before}${Math.abs(value).toLocaleString("en-US", format)}${after}`;
}

/** With a marked row, that one is blue and the rest grey; without, the rows take the inks in their order. */
function inkOf(rows: Exhibit["rows"], index: number, order: readonly ExhibitInk[]): ExhibitInk {
  if (rows.some(({ mark }) => mark)) return rows[index]?.mark ? "blue" : "grey";
  return order[index] ?? order.at(-1) ?? "grey";
}

const SERIES_INKS = ["blue", "red", "grey"] as const;

/** Bars on the baseline; the steps of a waterfall hang where the one before has ended, and their sum stands beside them. */
function drawBars({ kind, rows, total = "" }: Exhibit, print: Print): DrawnRow[] {
  const isWaterfall = kind === "waterfall";
  let sum = 0;
  const bars = rows.map((row, index) => {
    const [value, from] = [amountOf(row), isWaterfall ? sum : 0];
    sum += value;
    const step = index === 0 ? "grey" : value < 0 ? "red" : "blue";
    const ink = isWaterfall ? step : inkOf(rows, index, ["blue"]);
    const figure = print(value, isWaterfall && step === "blue" ? "+" : undefined);
    return { label: row.label, ink, figure, from, to: from + value };
  });
  if (isWaterfall) bars.push({ label: total, ink: "grey", figure: print(sum), from: 0, to: sum });
  const scale = scaleLinear([0, Math.max(...bars.map(({ to }) => to))], [0, 100]);
  return bars.map(({ from, to, ...row }) => {
    const width = percent(Math.abs(scale(to) - scale(from)));
    return { ...row, bar: { x: percent(scale(Math.min(from, to))), width } };
  });
}

/** Sectors of a disc of 100 units around the origin, clockwise from the top. */
function drawShare({ rows, unit }: Exhibit, print: Print): DrawnRow[] {
  const sum = rows.reduce((sum, row) => sum + amountOf(row), 0);
  const sector = arc<{ startAngle: number; endAngle: number }>().innerRadius(0).outerRadius(50);
  const sectors = pie<(typeof rows)[number]>().value(amountOf).sort(null)(rows);
  return sectors.map(({ startAngle, endAngle, data }, index) => {
    const path = sector.digits(2)({ startAngle, endAngle }) ?? "";
    const part = unit !== AFTER && { part: `${Math.round((100 * amountOf(data)) / sum)}%` };
    const ink = inkOf(rows, index, SERIES_INKS);
    return { label: data.label, ink, figure: print(amountOf(data)), sector: { path, ...part } };
  });
}

function drawLines({ rows, columns = [] }: Exhibit, print: Print) {
  const all = rows.flatMap(({ values = [] }) => values);
  const x = scalePoint(columns.keys(), [0, 100]);
  // From zero: a line that begins elsewhere makes much of little.
  const y = scaleLinear([Math.min(0, ...all), Math.max(0, ...all)], [100, 0]);
  const through = line<number>((_, column) => x(column) ?? 0, y).digits(2);
  const dot = (value: number, column: number) => `M${num(x(column) ?? 0, 2)} ${num(y(value), 2)}h0`;
  const endsAt = (at: number) =>
    rows.map(({ values }, line) => ({ line, height: y(values?.at(at) ?? 0) }));
  // Lines that begin at one point share its figure.
  const starts = [...new Map(endsAt(0).map((end) => [end.height, end])).values()];
  const { length } = columns.join(" ");
  return {
    columns,
    /** Those that are named below the chart: all, or where that is too much the first and the last. */
    named: length <= NAMED.wide ? columns : [columns.at(0) ?? "", columns.at(-1) ?? ""],
    /** A telephone has room for the first and the last only. */
    hasLongNames: length > NAMED.narrow,
    series: rows.map(({ label, values = [] }, index) => ({
      label,
      ink: inkOf(rows, index, SERIES_INKS),
      figures: values.map((value) => print(value)),
      /** In a square of 100 units that the page stretches. */
      path: through(values) ?? "",
      /** The points alone, as lines without a length. */
      points: values.map(dot).join(""),
    })),
    baseline: percent(y(0)),
    starts: keepApart(starts, DISTANCE.start),
    ends: keepApart(endsAt(-1), DISTANCE.end),
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
