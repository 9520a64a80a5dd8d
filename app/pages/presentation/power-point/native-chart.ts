import type PptxGenJS from "pptxgenjs";
import {
  type DrawnExhibit,
  drawExhibit,
  type ExhibitInk,
} from "#app/artwork/exhibits/draw-exhibit.ts";
import type { Exhibit } from "#app/content/schemas/exhibit.ts";
import { type Box, colour, POINTS, place } from "./fit-text.ts";
import type { Canvas } from "./slide-canvas.ts";

/** A chart as PptxGenJS takes it. */
interface ChartData {
  type: "bar" | "line" | "pie";
  data: { name: string; labels: string[]; values: number[] }[];
  options: PptxGenJS.IChartOpts;
}

/** How each kind of exhibit becomes a chart of PowerPoint, its figures in a workbook. */
const CHARTS = {
  bars: barChart,
  waterfall: waterfallChart,
  share: pieChart,
  lines: lineChart,
  slope: lineChart,
} satisfies Record<Exhibit["kind"], (exhibit: Exhibit, drawn: DrawnExhibit) => ChartData>;

/** Adds a chart under its message. */
export function addExhibit(canvas: Canvas, exhibit: Exhibit, box: Box): void {
  const drawn = drawExhibit(exhibit);
  const { title, unit, note } = drawn;
  canvas.text(title, { ...box, h: 7 }, { size: 2.6, isBold: true, leading: 0.92 });
  if (unit) canvas.text(unit, { ...box, y: box.y + 7.2, h: 2.8 }, { size: 2 });
  const { type, data, options } = CHARTS[exhibit.kind](exhibit, drawn);
  canvas.slide.addChart(type as PptxGenJS.CHART_NAME, data, {
    ...place({ ...box, y: box.y + 10.4, h: box.h - 14.4 }),
    altText: [title, unit, note].filter(Boolean).join(". "),
    objectName: title,
    catAxisLabelFontFace: "+mn-lt",
    catAxisLabelFontSize: 2 * POINTS,
    catAxisLabelColor: colour("ink"),
    legendFontFace: "+mn-lt",
    legendFontSize: 2 * POINTS,
    legendColor: colour("ink"),
    legendPos: "r",
    catAxisMajorTickMark: "none",
    catAxisLineColor: colour("ink"),
    valAxisHidden: true,
    valGridLine: { style: "none" },
    ...options,
  });
  canvas.text(note, { ...box, y: box.y + box.h - 3, h: 3 }, { size: 1.6, valign: "bottom" });
}

/** What a chart does not speak of is grey (styles/tokens.css). */
const hex = (ink: ExhibitInk) => (ink === "grey" ? "8D93A2" : colour(ink));

const BARS = {
  barDir: "bar",
  // From top to bottom; the types know the other way only.
  catAxisOrientation: "maxMin" as "minMax",
  barGapWidthPct: 60,
} as const;

/** What each bar is called, and its figure as printed. */
const namesOf = ({ rows }: DrawnExhibit) => rows.map(({ label, figure }) => `${label}  ${figure}`);

function barChart({ rows }: Exhibit, drawn: DrawnExhibit): ChartData {
  const values = rows.map(({ value = 0 }) => value);
  return {
    type: "bar",
    data: [{ name: drawn.title, labels: namesOf(drawn), values }],
    options: { ...BARS, chartColors: drawn.rows.map(({ ink }) => hex(ink)), valAxisMinVal: 0 },
  };
}

/** Bars that stand on unseen ones: PowerPoint's own waterfall is unknown to other programs. */
function waterfallChart({ rows }: Exhibit, drawn: DrawnExhibit): ChartData {
  let sum = 0;
  const bars = rows.map(({ value = 0 }) => {
    sum += value;
    return { below: Math.min(sum, sum - value), height: Math.abs(value) };
  });
  bars.push({ below: 0, height: sum });
  const labels = namesOf(drawn);
  const series = (name: string, ink: ExhibitInk) => {
    const values = bars.map(({ height }, row) => (drawn.rows[row]?.ink === ink ? height : 0));
    return { name, labels, values };
  };
  const below = { name: "Below", labels, values: bars.map(({ below }) => below) };
  return {
    type: "bar",
    data: [below, series("Level", "grey"), series("More", "blue"), series("Less", "red")],
    options: {
      ...BARS,
      barGrouping: "stacked",
      chartColors: ["transparent", hex("grey"), hex("blue"), hex("red")],
    },
  };
}

function pieChart(exhibit: Exhibit, { title, rows }: DrawnExhibit): ChartData {
  const labels = rows.map(({ label, figure, sector }) =>
    [figure, sector?.part && `(${sector.part})`, label].filter(Boolean).join(" "),
  );
  return {
    type: "pie",
    data: [{ name: title, labels, values: exhibit.rows.map(({ value = 0 }) => value) }],
    options: {
      chartColors: rows.map(({ ink }) => hex(ink)),
      dataBorder: { pt: 2, color: colour("paper") },
      showPercent: false,
      showLegend: true,
    },
  };
}

/** The legend names the figures at both ends of each line. */
function lineChart({ rows, columns = [] }: Exhibit, { lines }: DrawnExhibit): ChartData {
  const all = rows.flatMap(({ values = [] }) => values);
  const series = lines?.series ?? [];
  return {
    type: "line",
    data: rows.map(({ values = [] }, row) => {
      const { label = "", figures = [] } = series[row] ?? {};
      return { name: `${figures[0]} → ${figures.at(-1)} ${label}`, labels: columns, values };
    }),
    options: {
      chartColors: series.map(({ ink }) => hex(ink)),
      valAxisMinVal: Math.min(0, ...all),
      valAxisMaxVal: Math.max(0, ...all),
      lineSize: 4,
      lineDataSymbolSize: 10,
      showLegend: true,
    },
  };
}
