import { content } from "#app/content/content.ts";
import { byId } from "#app/lib/by-id.ts";
import { GROUNDS } from "../slide-view.tsx";
import { addExhibit } from "./native-chart.ts";
import type { Canvas } from "./slide-canvas.ts";
import type { DrawSlide, SlideOf } from "./slide-kinds.ts";
import { type PlacedText, type TextStyle, widthOf } from "./slide-layouts.ts";

/** Points beside a picture or a chart or below portraits, or above figures, as in the page. */
export const drawContent: DrawSlide<SlideOf<"content">> = async (slide, open, number) => {
  const { exhibit, figures, leaders, picture, points } = slide;
  if (figures) return drawFigures(slide, open("figures"), number);
  const canvas = open(exhibit ? "chart" : picture ? "beside" : "wide");
  canvas.title();
  if (leaders) return drawPeople(points, leaders, canvas);
  const w = exhibit ? 31 : picture ? 47 : 80;
  canvas.ruled(points, { x: 5, y: 24, w, h: 25 }, { size: 2.3, valign: "bottom" });
  if (exhibit) addExhibit(canvas, exhibit, { x: 41, y: 5, w: 54, h: 46.4 });
  const right = { x: 57.8, y: 0, w: 42.2, h: 56.25 };
  if (picture) await canvas.picture(picture, right, `slide-${number}`);
};

/** Between two figures. */
const GAP = 4;

/** Figures as large as they fit beside each other, each as wide as it is; on a ground of its own. */
function drawFigures(slide: SlideOf<"content">, canvas: Canvas, number: number) {
  const { figures = [], points } = slide;
  const ground = GROUNDS[number % GROUNDS.length] ?? "ink";
  const ink = ground === "ink" ? "paper" : "ink";
  canvas.paint(ground, ink);
  canvas.title(ink);
  canvas.ruled(points, { x: 60, y: 4.8, w: 35, h: 22 }, { size: 2.2, ink });
  const style = { size: 13, bold: true, tracking: -0.05, lineSpacingMultiple: 0.8 };
  const widths = figures.map(({ value }) => Math.max(widthOf(value, style), 24));
  const sum = widths.reduce((sum, width) => sum + width);
  const scale = Math.min(1, (90 - GAP * (figures.length - 1)) / sum);
  const large: TextStyle = { ...style, size: style.size * scale, ink, valign: "bottom" };
  let x = 5;
  const labels = figures.map(({ value, label }, index): PlacedText => {
    const box = { x, y: 43.2, w: (widths[index] ?? 0) * scale, h: 7.6 };
    if (index > 0) canvas.block(ink, { x: x - GAP / 2, y: 30, w: 0.16, h: 19 });
    canvas.text(value, { ...box, y: 28, h: 12.6 }, large);
    x += box.w + GAP;
    return { text: label, box };
  });
  canvas.texts(labels, { size: 2.3, ink });
}

async function drawPeople(points: readonly string[], leaders: readonly string[], canvas: Canvas) {
  const w = Math.min((90 - 2 * (leaders.length - 1)) / leaders.length, 21);
  const h = Math.min((w * 26) / 20.7, 24);
  const x = (index: number) => 5 + index * (w + 2);
  for (const [index, leader] of leaders.entries()) {
    await canvas.portrait(byId(content().leaders, leader), { x: x(index), y: 16, w, h });
  }
  const box = { y: 17.4 + h, w, h: 32.4 - h };
  const captions = points.map((text, index) => ({ text, box: { ...box, x: x(index) } }));
  canvas.texts(captions, { size: 2.2 });
}
