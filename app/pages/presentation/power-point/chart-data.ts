import type PptxGenJS from "pptxgenjs";
import type { DrawnExhibit, ExhibitInk } from "#app/artwork/exhibits/draw-exhibit.ts";
import type { Exhibit } from "#app/content/schemas/exhibit.ts";
import { colour, hex } from "./deck-theme.ts";

/** A chart as PptxGenJS takes it. */
interface ChartData {
  type: "bar" | "line" | "pie";
  data: { name: string; labels: string[]; values: number[] }[];
  options: PptxGenJS.IChartOpts;
}

type ToChart = (exhibit: Exhibit, drawn: DrawnExhibit) => ChartData;

/** The part of the width that a pie takes; its labels have the rest. */
export const PIE = 0.52;

/** Where lines lie within their chart: the names of the columns stand below, labels at both sides. */
export const PLOT = { x: 0.06, y: 0.06, w: 0.64, h: 0.78 };

/** How each kind of exhibit becomes a chart of PowerPoint, its figures in a workbook. */
export const CHARTS = {
  bars: barChart,
  waterfall: waterfallChart,
  share: pieChart,
  lines: lineChart,
  slope: lineChart,
} satisfies Record<Exhibit["kind"], ToChart>;

const BARS = {
  barDir: "bar",
  // From top to bottom; the types know the other way only.
  catAxisOrientation: "maxMin" as "minMax",
  barGapWidthPct: 60,
} as const;

/** One series: a value for each row. */
function seriesOf({ rows }: Exhibit, { title }: DrawnExhibit): ChartData["data"] {
  const values = rows.map(({ value = 0 }) => value);
  return [{ name: title, labels: rows.map(({ label }) => label), values }];
}

/** How numbers are shown: with their unit, all with as many decimals. */
function formatOf({ rows, unit = "" }: Exhibit): string {
  const places = rows.map(({ value }) => String(value).split(".")[1]?.length ?? 0);
  const digits = `#,##0${".00".slice(0, Math.max(0, ...places) && Math.max(...places) + 1)}`;
  if (unit === "%") return `${digits}"%"`;
  return ["$", "€", "£"].includes(unit) ? `"${unit}"${digits}` : digits;
}

function barChart(exhibit: Exhibit, drawn: DrawnExhibit): ChartData {
  const format = { showValue: true, dataLabelFormatCode: formatOf(exhibit) };
  const chartColors = drawn.rows.map(({ ink }) => hex(ink));
  const options = { ...BARS, ...format, chartColors, valAxisMinVal: 0 };
  return { type: "bar", data: seriesOf(exhibit, drawn), options };
}

/** Bars that stand on unseen ones: PowerPoint's own waterfall is unknown to other programs. */
function waterfallChart({ rows }: Exhibit, drawn: DrawnExhibit): ChartData {
  let sum = 0;
  const bars = rows.map(({ value = 0 }) => {
    sum += value;
    return { below: Math.min(sum, sum - value), height: Math.abs(value) };
  });
  bars.push({ below: 0, height: sum });
  const labels = drawn.rows.map(({ label, figure }) => `${label}  ${figure}`);
  const series = (name: string, ink: ExhibitInk) => {
    const values = bars.map(({ height }, row) => (drawn.rows[row]?.ink === ink ? height : 0));
    return { name, labels, values };
  };
  return {
    type: "bar",
    data: [
      { name: "Below", labels, values: bars.map(({ below }) => below) },
      series("Level", "grey"),
      series("More", "blue"),
      series("Less", "red"),
    ],
    options: {
      ...BARS,
      barGrouping: "stacked",
      chartColors: ["transparent", colour("grey"), colour("blue"), colour("red")],
    },
  };
}

function pieChart(exhibit: Exhibit, drawn: DrawnExhibit): ChartData {
  const options = {
    chartColors: drawn.rows.map(({ ink }) => colour(ink)),
    dataBorder: { pt: 2, color: colour("paper") },
    showPercent: false,
    layout: { x: 0.02, y: 0.02, w: 0.96, h: 0.96 },
  };
  return { type: "pie", data: seriesOf(exhibit, drawn), options };
}

function lineChart({ rows, columns = [] }: Exhibit, { lines }: DrawnExhibit): ChartData {
  const all = rows.flatMap(({ values = [] }) => values);
  return {
    type: "line",
    data: rows.map(({ label, values = [] }) => ({ name: label, labels: columns, values })),
    options: {
      chartColors: lines?.series.map(({ ink }) => colour(ink)) ?? [],
      layout: PLOT,
      valAxisMinVal: Math.min(0, ...all),
      valAxisMaxVal: Math.max(0, ...all),
      lineSize: 4,
      lineDataSymbolSize: 10,
    },
  };
}
