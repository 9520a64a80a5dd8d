import type PptxGenJS from "pptxgenjs";
import {
  type DrawnLine,
  type DrawnLines,
  type DrawnRow,
  drawExhibit,
} from "#app/artwork/exhibits/draw-exhibit.ts";
import type { Exhibit } from "#app/content/schemas/exhibit.ts";
import { CHARTS, PIE, PLOT } from "./chart-data.ts";
import { colour } from "./deck-theme.ts";
import { type Box, POINTS, place } from "./fit-text.ts";
import type { Canvas } from "./slide-canvas.ts";

/** Size of labels. */
const LABEL = 2;

/** Adds a chart under its message, with labels beside its lines and parts as in the page. */
export function addExhibit(canvas: Canvas, exhibit: Exhibit, box: Box): void {
  const drawn = drawExhibit(exhibit);
  const { title, unit, note, rows, lines } = drawn;
  canvas.text(title, { ...box, h: 7 }, { size: 2.6, isBold: true, leading: 0.92 });
  if (unit) canvas.text(unit, { ...box, y: box.y + 7.2, h: 2.8 }, { size: LABEL });
  const area = { ...box, y: box.y + 10.4, h: box.h - 14.4 };
  const isPie = exhibit.kind === "share";
  const { type, data, options } = CHARTS[exhibit.kind](exhibit, drawn);
  canvas.slide.addChart(type as PptxGenJS.CHART_NAME, data, {
    ...place({ ...area, w: isPie ? area.w * PIE : area.w }),
    altText: [title, unit, note].filter(Boolean).join(". "),
    objectName: title,
    catAxisLabelFontFace: "+mn-lt",
    catAxisLabelFontSize: LABEL * POINTS,
    catAxisLabelColor: colour("ink"),
    catAxisMajorTickMark: "none",
    catAxisLineColor: colour("ink"),
    valAxisHidden: true,
    valGridLine: { style: "none" },
    dataLabelFontFace: "+mn-lt",
    dataLabelFontSize: LABEL * POINTS,
    dataLabelFontBold: true,
    dataLabelColor: colour("ink"),
    ...options,
  });
  if (lines) labelLines(canvas, lines, area);
  if (isPie) labelParts(canvas, rows, area);
  canvas.text(note, { ...box, y: box.y + box.h - 3, h: 3 }, { size: 1.6, valign: "bottom" });
}

/** Beside a pie: what each part is, its figure large, a bar in its ink. */
function labelParts(canvas: Canvas, rows: readonly DrawnRow[], { x, y, w, h }: Box): void {
  const step = h / rows.length;
  const left = x + w * (PIE + 0.04);
  for (const [index, { label, figure, ink, sector }] of rows.entries()) {
    const top = y + index * step;
    const part = sector?.part ? `, ${sector.part}` : "";
    const box = { x: left, y: top + 0.6, w: w * (0.96 - PIE), h: step - 1 };
    canvas.block(ink, { x: left - 1.6, y: top + 1, w: 0.6, h: step - 2 });
    canvas.texts([{ heading: figure, text: `${label}${part}`, box }], {
      size: LABEL,
      valign: "middle",
    });
  }
}

/** Beside the ends of lines: the first figure, the last one and what it counts. */
function labelLines(canvas: Canvas, { columns, series, starts, ends }: DrawnLines, area: Box) {
  const inset = PLOT.w / (2 * columns.length);
  const left = area.x + area.w * (PLOT.x + inset) - 1.4;
  const right = area.x + area.w * (PLOT.x + PLOT.w - inset) + 1.4;
  const atHeights = (labels: typeof ends, write: (line: DrawnLine, y: number) => void) => {
    let height = 0;
    for (const { line, room } of labels) {
      height += parseFloat(room) / 100;
      write(series[line] as DrawnLine, area.y + area.h * (PLOT.y + PLOT.h * height));
    }
  };
  atHeights(starts, ({ figures: [first = ""] }, y) => {
    const style = { size: LABEL, isBold: true, valign: "middle", align: "right" } as const;
    canvas.text(first, { x: left - 7, y: y - 1.5, w: 7, h: 3 }, style);
  });
  atHeights(ends, ({ figures, label }, y) => {
    const box = { x: right, y: y - 2.6, w: area.x + area.w - right, h: 5.2 };
    canvas.text(`${figures.at(-1)} ${label}`, box, { size: LABEL, valign: "middle" });
  });
}
