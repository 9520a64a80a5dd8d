import type { Ink } from "#app/artwork/inks.ts";
import { content } from "#app/content/content.ts";
import type { Slide } from "#app/content/schemas/deck.ts";
import { byId } from "#app/lib/by-id.ts";
import { GROUNDS } from "../slide-view.tsx";
import { type TextStyle, widthOf } from "./fit-text.ts";
import { addExhibit } from "./native-chart.ts";
import type { Canvas, PlacedText } from "./slide-canvas.ts";
import type { LayoutName } from "./slide-layouts.ts";

type ContentSlide = Extract<Slide, { type: "content" }>;

const POINTS: TextStyle = { size: 2.3, valign: "bottom" };

/** A slide of content has one of them, or its points alone. */
export function contentLayout({ exhibit, figures, picture }: ContentSlide): LayoutName {
  if (figures) return "figures";
  if (exhibit) return "chart";
  return picture ? "beside" : "wide";
}

/** Points beside a picture or a chart or below portraits, or above figures, as in the page. */
export async function drawContent(
  slide: ContentSlide,
  canvas: Canvas,
  number: number,
): Promise<void> {
  const { exhibit, figures, leaders, picture, points, title } = slide;
  if (figures) return drawFigures(slide, canvas, number);
  canvas.title(title);
  if (leaders) return drawPeople(points, leaders, canvas);
  const w = exhibit ? 31 : picture ? 47 : 80;
  canvas.ruled(points, { x: 5, y: 24, w, h: 25 }, POINTS);
  if (picture)
    await canvas.picture(picture, `slide-${number}`, { x: 57.8, y: 0, w: 42.2, h: 56.25 });
  if (exhibit) addExhibit(canvas, exhibit, { x: 41, y: 5, w: 54, h: 46.4 });
}

/** Between two figures. */
const GAP = 4;

/** Figures as large as they fit beside each other, each as wide as it is; on a ground of its own. */
function drawFigures(
  { figures = [], points, title }: ContentSlide,
  canvas: Canvas,
  number: number,
) {
  const ground = GROUNDS[number % GROUNDS.length] ?? "ink";
  const ink: Ink = ground === "ink" ? "paper" : "ink";
  canvas.paint(ground, ink);
  canvas.title(title, ink);
  canvas.ruled(points, { x: 60, y: 4.8, w: 35, h: 22 }, { size: 2.2, ink });
  const style: TextStyle = { size: 13, isBold: true, tracking: -0.05, leading: 0.8 };
  const widths = figures.map(({ value }) => Math.max(widthOf(value, style), 24));
  const room = 90 - GAP * (figures.length - 1);
  const scale = Math.min(1, room / widths.reduce((sum, width) => sum + width));
  const labels: PlacedText[] = [];
  let x = 5;
  for (const [index, { value, label }] of figures.entries()) {
    const w = (widths[index] ?? 0) * scale;
    const large: TextStyle = { ...style, size: style.size * scale, ink, valign: "bottom" };
    if (index > 0) canvas.block(ink, { x: x - GAP / 2, y: 30, w: 0.16, h: 19 });
    canvas.text(value, { x, y: 28, w, h: 12.6 }, large);
    labels.push({ text: label, box: { x, y: 43.2, w, h: 7.6 } });
    x += w + GAP;
  }
  canvas.texts(labels, { size: 2.3, ink });
}

async function drawPeople(points: readonly string[], leaders: readonly string[], canvas: Canvas) {
  const w = Math.min((90 - 2 * (leaders.length - 1)) / leaders.length, 21);
  const h = Math.min((w * 26) / 20.7, 24);
  const x = (index: number) => 5 + index * (w + 2);
  for (const [index, leader] of leaders.entries()) {
    await canvas.portrait(byId(content().leaders, leader), { x: x(index), y: 16, w, h });
  }
  const captions = points.map((text, index) => {
    return { text, box: { x: x(index), y: 17.4 + h, w, h: 32.4 - h } };
  });
  canvas.texts(captions, { size: 2.2 });
}
