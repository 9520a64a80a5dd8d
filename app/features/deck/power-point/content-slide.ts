import type PptxGenJS from "pptxgenjs";
import type { Ink } from "#app/features/artwork/inks.ts";
import { GROUNDS } from "#app/features/deck/slide-view.tsx";
import { type DrawnExhibit, drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { type PlacedText, type TextStyle, widthOf } from "./fit-text.ts";
import { type Canvas, colour, type OpenSlide, POINTS, place } from "./slide-canvas.ts";
import type { DrawSlide, SlideOf } from "./slide-kinds.ts";

/** Points beside a picture or a chart or below portraits, or above figures, as in the page. */
export const drawContent: DrawSlide<SlideOf<"content">> = async (slide, open, number) => {
  const { exhibit, figures, leaders, picture, points } = slide;
  if (figures) return drawFigures(slide, open, number);
  const canvas = open(exhibit ? "chart" : picture ? "beside" : "wide");
  if (leaders) return drawPeople(points, leaders, canvas);
  const w = exhibit ? 31 : picture ? 47 : 80;
  canvas.ruled(points, { x: 5, y: 24, w, h: 25 }, { size: 2.3, valign: "bottom" });
  if (exhibit) addExhibit(exhibit, canvas);
  const right = { x: 57.8, y: 0, w: 42.2, h: 56.25 };
  if (picture) await canvas.picture(picture, right, `slide-${number}`);
};

/** Figures as large as they fit beside each other, each as wide as it is; on a ground of its own. */
function drawFigures(slide: SlideOf<"content">, open: OpenSlide, number: number) {
  const { figures = [], points } = slide;
  const gap = 4;
  const ground = GROUNDS[number % GROUNDS.length] ?? "ink";
  const ink = ground === "ink" ? "paper" : "ink";
  const canvas = open("figures", { ground, ink });
  canvas.ruled(points, { x: 60, y: 4.8, w: 35, h: 22 }, { size: 2.2 });
  const style = { size: 13, bold: true, tracking: -0.05, lineSpacingMultiple: 0.8 };
  const widths = figures.map(({ value }) => Math.max(widthOf(value, style), 24));
  const sum = widths.reduce((sum, width) => sum + width);
  const scale = Math.min(1, (90 - gap * (figures.length - 1)) / sum);
  const large: TextStyle = { ...style, size: style.size * scale, valign: "bottom" };
  let x = 5;
  const labels = figures.map(({ value, label }, index): PlacedText => {
    const box = { x, y: 43.2, w: (widths[index] ?? 0) * scale, h: 7.6 };
    if (index > 0) canvas.block(ink, { x: x - gap / 2, y: 30, w: 0.16, h: 19 });
    canvas.text(value, { ...box, y: 28, h: 12.6 }, large);
    x += box.w + gap;
    return { text: label, box };
  });
  canvas.texts(labels, { size: 2.3 });
}

async function drawPeople(points: readonly string[], leaders: readonly string[], canvas: Canvas) {
  const w = Math.min((90 - 2 * (leaders.length - 1)) / leaders.length, 21);
  const h = Math.min((w * 26) / 20.7, 24);
  const x = (index: number) => 5 + index * (w + 2);
  for (const [index, leader] of leaders.entries()) {
    await canvas.portrait(itemById(content().leaders, leader), { x: x(index), y: 16, w, h });
  }
  const box = { y: 17.4 + h, w, h: 32.4 - h };
  const captions = points.map((text, index) => ({ text, box: { ...box, x: x(index) } }));
  canvas.texts(captions, { size: 2.2 });
}

/** Adds an exhibit as a chart of PowerPoint, its figures in a workbook, under its message. */
function addExhibit(exhibit: Exhibit, canvas: Canvas): void {
  const box = { x: 41, y: 5, w: 54, h: 46.4 };
  const drawn = drawExhibit(exhibit);
  const { title, unit, note } = drawn;
  const { type, data, ...options } = chartOf(exhibit.kind, drawn);
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

interface Chart extends PptxGenJS.IChartOpts {
  type: "bar" | "line" | "pie";
  data: { name: string; labels: string[]; values: number[] }[];
}

/** What a chart does not speak of is grey (styles/tokens.css). */
const hex = (ink: Ink | "grey") => (ink === "grey" ? "8D93A2" : colour(ink));

function chartOf(kind: Exhibit["kind"], { title, lines, rows }: DrawnExhibit): Chart {
  const chartColors = (lines?.series ?? rows).map(({ ink }) => hex(ink));
  if (lines) {
    const all = lines.series.flatMap(({ values }) => values);
    // The legend names the figures at both ends of each line.
    const data = lines.series.map(({ label, figures, values }) => {
      return { name: `${figures[0]} → ${figures.at(-1)} ${label}`, labels: lines.columns, values };
    });
    const scale = { valAxisMinVal: Math.min(0, ...all), valAxisMaxVal: Math.max(0, ...all) };
    const look = { lineSize: 4, lineDataSymbolSize: 10, showLegend: true };
    return { type: "line", data, chartColors, ...scale, ...look };
  }
  const labels = rows.map(({ label, figure, sector }) => {
    const part = sector?.part ? ` (${sector.part})` : "";
    return sector ? `${figure}${part} ${label}` : `${label}  ${figure}`;
  });
  const data = [{ name: title, labels, values: rows.map(({ value }) => value) }];
  if (kind === "share") {
    const dataBorder = { pt: 2, color: colour("paper") };
    return { type: "pie", data, chartColors, dataBorder, showPercent: false, showLegend: true };
  }
  // From top to bottom; the types know the other way only.
  const catAxisOrientation = "maxMin" as "minMax";
  const bars = { type: "bar", barDir: "bar", barGapWidthPct: 60, catAxisOrientation } as const;
  if (kind === "bars") return { ...bars, data, chartColors, valAxisMinVal: 0 };
  // Bars that stand on unseen ones: PowerPoint's own waterfall is unknown to other programs.
  const below = { name: "Below", labels, values: rows.map(({ from }) => from) };
  const series = (
    [
      ["Level", "grey"],
      ["More", "blue"],
      ["Less", "red"],
    ] as const
  ).map(([name, ink]) => {
    const values = rows.map((row) => (row.ink === ink ? Math.abs(row.value) : 0));
    return { name, labels, values };
  });
  const colours = ["transparent", hex("grey"), hex("blue"), hex("red")];
  return { ...bars, data: [below, ...series], barGrouping: "stacked", chartColors: colours };
}
