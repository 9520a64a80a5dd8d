import { arc, type PieArcDatum, pie } from "d3-shape";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { wordsOf } from "#app/model/words.ts";
import { fill } from "#app/words/fill.ts";
import { type DrawnLines, drawLines } from "./draw-lines.ts";
import { type ExhibitInk, inkOf } from "./exhibit-ink.ts";
import { figurePrinter, standsBesideFigures } from "./figures.ts";
import { exhibitWords } from "./interface-words.ts";
import { percentage } from "./percentage.ts";

/** An exhibit with all its texts and lengths: pages and slides show it without calculating. */
export interface DrawnExhibit {
  title: string;
  /** The unit below the title. Empty if the unit stands beside each figure. */
  unit: string;
  /** The source of the figures. */
  note: string;
  /** Bars or sectors. Empty for a line chart. */
  rows: readonly DrawnRow[];
  lines: DrawnLines | undefined;
}

/** A row of a chart that is also a table. */
export interface DrawnRow {
  label: string;
  ink: ExhibitInk;
  value: number;
  /** The value as printed, with its unit. */
  figure: string;
  /** The value at which a bar begins. */
  from: number;
  /** Lengths in percent of the chart's width, such as `62.5%`. */
  bar?: { x: string; width: string };
  sector?: DrawnSector;
}

interface DrawnSector {
  /** Path data in a disc of 100 units around the origin. */
  path: string;
  /** The share as printed, if the figure is not a percentage itself. */
  part?: string;
}

/** Computes scales and shapes from an exhibit's data, once, during the build. */
export function drawExhibit(exhibit: Exhibit): DrawnExhibit {
  const { title, unit = "", source, illustrative, kind } = exhibit;
  const words = wordsOf(exhibitWords);
  const notes: string[] = [];
  if (illustrative) notes.push(words.illustrative);
  if (source) notes.push(fill(words.source, { source }));
  const hasLines = kind === "lines" || kind === "slope";
  return {
    title,
    unit: standsBesideFigures(unit) ? "" : unit,
    note: notes.join(" "),
    rows: hasLines ? [] : drawRows(exhibit),
    lines: hasLines ? drawLines(exhibit) : undefined,
  };
}

function drawRows(exhibit: Exhibit): DrawnRow[] {
  if (exhibit.kind === "waterfall") return withBars(waterfallRows(exhibit));
  const print = figurePrinter(exhibit);
  const rows = exhibit.rows.map(({ label, value = 0 }, index): DrawnRow => {
    const ink = inkOf(exhibit, index);
    return { label, ink, value, figure: print(value), from: Math.min(0, value) };
  });
  return exhibit.kind === "share" ? withSectors(rows, exhibit.unit) : withBars(rows);
}

/** Steps of a waterfall: each begins where the step before ends. Their sum stands on the baseline. */
function waterfallRows(exhibit: Exhibit): DrawnRow[] {
  const print = figurePrinter(exhibit);
  let sum = 0;
  const rows = exhibit.rows.map(({ label, value = 0 }, index): DrawnRow => {
    const ink = inkOf(exhibit, index);
    const from = sum + Math.min(0, value);
    sum += value;
    const figure = ink === "blue" ? print(value, "+") : print(value);
    return { label, ink, value, figure, from };
  });
  const { total = "" } = exhibit;
  rows.push({ label: total, ink: "grey", value: sum, figure: print(sum), from: 0 });
  return rows;
}

/** Bars. The longest bar is as wide as the chart. */
function withBars(rows: readonly DrawnRow[]): DrawnRow[] {
  const longest = Math.max(...rows.map(({ from, value }) => from + Math.abs(value)));
  const lengthOf = (value: number) => percentage((100 * value) / longest);
  return rows.map((row) => {
    return { ...row, bar: { x: lengthOf(row.from), width: lengthOf(Math.abs(row.value)) } };
  });
}

/** Sectors of a disc, clockwise from the top. */
function withSectors(rows: readonly DrawnRow[], unit: string | undefined): DrawnRow[] {
  const values = rows.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  const sectorPath = arc<PieArcDatum<number>>().innerRadius(0).outerRadius(50).digits(2);
  const angles = pie<number>().sort(null)(values);
  return rows.map((row, index) => {
    const sector: DrawnSector = { path: sectorPath(angles[index] as PieArcDatum<number>) ?? "" };
    if (unit !== "%") sector.part = `${Math.round((100 * row.value) / sum)}%`;
    return { ...row, sector };
  });
}
