import type PptxGenJS from "pptxgenjs";
import { type DrawnExhibit, drawExhibit } from "#app/artwork/exhibits/draw-exhibit.ts";
import type { Ink } from "#app/artwork/inks.ts";
import type { Exhibit } from "#app/content/schemas/exhibit.ts";
import type { Canvas } from "./slide-canvas.ts";
import { type Box, colour, POINTS, place } from "./slide-layouts.ts";

/** Adds an exhibit as a chart of PowerPoint, its figures in a workbook, under its message. */
export function addExhibit(canvas: Canvas, exhibit: Exhibit, box: Box): void {
  const drawn = drawExhibit(exhibit);
  const { title, unit, note } = drawn;
  const { type, data, ...options } = chartOf(exhibit, drawn);
  canvas.text(title, { ...box, h: 7 }, { size: 2.6, bold: true, lineSpacingMultiple: 0.92 });
  if (unit) canvas.text(unit, { ...box, y: box.y + 7.2, h: 2.8 }, { size: 2 });
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

/** A chart as PptxGenJS takes it. */
interface Chart extends PptxGenJS.IChartOpts {
  type: "bar" | "line" | "pie";
  data: { name: string; labels: string[]; values: number[] }[];
}

/** What a chart does not speak of is grey (styles/tokens.css). */
const hex = (ink: Ink | "grey") => (ink === "grey" ? "8D93A2" : colour(ink));

function chartOf({ kind, rows, columns = [] }: Exhibit, drawn: DrawnExhibit): Chart {
  const { title, lines } = drawn;
  if (lines) {
    const all = rows.flatMap(({ values = [] }) => values);
    // The legend names the figures at both ends of each line.
    const data = lines.series.map(({ label, figures }, row) => {
      const name = `${figures[0]} → ${figures.at(-1)} ${label}`;
      return { name, labels: columns, values: rows[row]?.values ?? [] };
    });
    const chartColors = lines.series.map(({ ink }) => hex(ink));
    const scale = { valAxisMinVal: Math.min(0, ...all), valAxisMaxVal: Math.max(0, ...all) };
    const look = { lineSize: 4, lineDataSymbolSize: 10, showLegend: true };
    return { type: "line", data, chartColors, ...scale, ...look };
  }
  const values = rows.map(({ value = 0 }) => value);
  const chartColors = drawn.rows.map(({ ink }) => hex(ink));
  if (kind === "share") {
    const labels = drawn.rows.map(({ label, figure, sector }) =>
      [figure, sector?.part && `(${sector.part})`, label].filter(Boolean).join(" "),
    );
    const dataBorder = { pt: 2, color: colour("paper") };
    const data = [{ name: title, labels, values }];
    return { type: "pie", data, chartColors, dataBorder, showPercent: false, showLegend: true };
  }
  const labels = drawn.rows.map(({ label, figure }) => `${label}  ${figure}`);
  // From top to bottom; the types know the other way only.
  const catAxisOrientation = "maxMin" as "minMax";
  const bars = { type: "bar", barDir: "bar", barGapWidthPct: 60, catAxisOrientation } as const;
  if (kind === "bars") {
    return { ...bars, data: [{ name: title, labels, values }], chartColors, valAxisMinVal: 0 };
  }
  // Bars that stand on unseen ones: PowerPoint's own waterfall is unknown to other programs.
  const sums = values.map((_, row) => values.slice(0, row).reduce((sum, value) => sum + value, 0));
  const below = [...values.map((value, row) => Math.min(0, value) + (sums[row] ?? 0)), 0];
  const heights = [...values.map(Math.abs), values.reduce((sum, value) => sum + value)];
  const series = (["grey", "blue", "red"] as const).map((ink) => {
    const own = heights.map((height, row) => (drawn.rows[row]?.ink === ink ? height : 0));
    return { name: { grey: "Level", blue: "More", red: "Less" }[ink], labels, values: own };
  });
  return {
    ...bars,
    data: [{ name: "Below", labels, values: below }, ...series],
    barGrouping: "stacked",
    chartColors: ["transparent", hex("grey"), hex("blue"), hex("red")],
  };
}
