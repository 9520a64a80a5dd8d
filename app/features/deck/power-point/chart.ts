import type { DrawnExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import type { DrawnLines } from "#app/features/exhibits/draw-lines.ts";
import type { ExhibitInk } from "#app/features/exhibits/exhibit-ink.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { wordsOf } from "#app/model/words.ts";
import { powerPointWords } from "../interface-words.ts";

/** A chart in the terms of PowerPoint, with the figures of its workbook. */
export interface Chart {
  kind: "bars" | "stacked bars" | "lines" | "pie";
  title: string;
  /** The names along the axis, or in the legend of a pie. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** The minimum and maximum of the value axis. The program chooses a value that is left out. */
  least?: number;
  most?: number;
}

/** The bars, the sectors or the line of one series of figures. */
export interface ChartSeries {
  name: string;
  /** A value for each category. */
  values: readonly number[];
  /** A series with "none" is invisible. */
  ink: ExhibitInk | "none";
  /** The ink of each value, if the inks differ. */
  pointInks?: readonly ExhibitInk[];
}

/** Makes the PowerPoint chart for an exhibit. */
export function chartOf(kind: Exhibit["kind"], exhibit: DrawnExhibit): Chart {
  if (exhibit.lines) return lineChart(exhibit.title, exhibit.lines);
  if (kind === "waterfall") return waterfallChart(exhibit);
  if (kind === "share") return pieChart(exhibit);
  return barChart(exhibit);
}

function lineChart(title: string, { columns, series }: DrawnLines): Chart {
  const values = series.flatMap((line) => line.values);
  return {
    kind: "lines",
    title,
    categories: columns,
    series: series.map(({ label, ink, figures, values }) => ({
      // The legend contains the figures at both ends of each line.
      name: `${figures.at(0)} → ${figures.at(-1)} ${label}`,
      values,
      ink,
    })),
    least: Math.min(0, ...values),
    most: Math.max(0, ...values),
  };
}

function pieChart({ title, rows }: DrawnExhibit): Chart {
  const categories = rows.map(({ label, figure, sector }) => {
    const percentage = sector?.part ? ` (${sector.part})` : "";
    return `${figure}${percentage} ${label}`;
  });
  return { kind: "pie", title, categories, series: [seriesOfRows(title, rows)] };
}

function barChart({ title, rows }: DrawnExhibit): Chart {
  const series = [seriesOfRows(title, rows)];
  return { kind: "bars", title, categories: barLabels(rows), series, least: 0 };
}

/**
 * A waterfall as bars that are stacked on invisible bars. Other programs do not know PowerPoint's own waterfall chart.
 */
function waterfallChart({ title, rows }: DrawnExhibit): Chart {
  const words = wordsOf(powerPointWords);
  const seriesOf = (name: string, ink: ExhibitInk): ChartSeries => {
    const values = rows.map((row) => (row.ink === ink ? Math.abs(row.value) : 0));
    return { name, values, ink };
  };
  return {
    kind: "stacked bars",
    title,
    categories: barLabels(rows),
    series: [
      { name: words.barBase, values: rows.map(({ from }) => from), ink: "none" },
      seriesOf(words.level, "grey"),
      seriesOf(words.increase, "blue"),
      seriesOf(words.decrease, "red"),
    ],
    least: 0,
  };
}

function barLabels(rows: DrawnExhibit["rows"]): string[] {
  return rows.map(({ label, figure }) => `${label}  ${figure}`);
}

function seriesOfRows(name: string, rows: DrawnExhibit["rows"]): ChartSeries {
  const values = rows.map(({ value }) => value);
  return { name, values, ink: "grey", pointInks: rows.map(({ ink }) => ink) };
}
