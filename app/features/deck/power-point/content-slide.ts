import type { Ink } from "#app/features/artwork/inks.ts";
import { FIGURE_GROUNDS } from "#app/features/deck/slide-view.tsx";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import type { Slide } from "#app/model/schemas/slide.ts";
import { wordsOf } from "#app/model/words.ts";
import { isolatedFigure } from "#app/words/isolate.ts";
import { powerPointWords } from "../interface-words.ts";
import { chartOf } from "./chart.ts";
import { type Box, type TextStyle, widthOf } from "./fit-text.ts";
import {
  type DrawnSlide,
  fittedText,
  fittedTexts,
  ruledList,
  type SlideObject,
} from "./slide-objects.ts";
import { pictureObject, portraitObject } from "./slide-pictures.ts";
import { workbookFile } from "./workbook.ts";

type ContentSlide = Extract<Slide, { type: "content" }>;
type Figures = NonNullable<ContentSlide["figures"]>;

/** Points beside a picture or a chart, below portraits, or above figures, as in the page. */
export async function drawContent(slide: ContentSlide, number: number): Promise<DrawnSlide> {
  const { exhibit, figures, leaders, picture, points } = slide;
  if (figures) return drawFigures(figures, points, number);
  if (leaders) return { layout: "wide", objects: await people(points, leaders) };
  if (exhibit) {
    return {
      layout: "chart",
      objects: [pointList(points, 31), ...(await exhibitObjects(exhibit))],
    };
  }
  if (picture) {
    const box = { x: 57.8, y: 0, w: 42.2, h: 56.25 };
    const drawn = await pictureObject(picture, box, `slide-${number}`);
    return { layout: "beside", objects: [pointList(points, 47), drawn] };
  }
  return { layout: "wide", objects: [pointList(points, 80)] };
}

function pointList(points: readonly string[], width: number): SlideObject {
  const box = { x: 5, y: 24, w: width, h: 25 };
  return ruledList(points, {
    name: wordsOf(powerPointWords).points,
    box,
    style: { size: 2.3, anchor: "bottom" },
  });
}

const FIGURE_GAP = 4;
/** The smallest width of the label below a narrow figure, before everything is scaled to the slide. */
const LEAST_FIGURE_WIDTH = 24;
const FIGURE_STYLE: TextStyle = { size: 13, isBold: true, tracking: -0.05, lineHeight: 0.8 };

/** Figures side by side, as large as they fit. Each has the width that it needs and its own ground. */
function drawFigures(figures: Figures, points: readonly string[], number: number): DrawnSlide {
  const ground = FIGURE_GROUNDS[number % FIGURE_GROUNDS.length] ?? "ink";
  const ink: Ink = ground === "ink" ? "paper" : "ink";
  const list = ruledList(points, {
    name: wordsOf(powerPointWords).points,
    box: { x: 60, y: 4.8, w: 35, h: 22 },
    style: { size: 2.2, ink },
  });

  const widths = figures.map(({ value }) =>
    Math.max(widthOf(value, FIGURE_STYLE), LEAST_FIGURE_WIDTH),
  );
  const sum = widths.reduce((total, width) => total + width);
  const scale = Math.min(1, (90 - FIGURE_GAP * (figures.length - 1)) / sum);
  const valueStyle: TextStyle = {
    ...FIGURE_STYLE,
    size: FIGURE_STYLE.size * scale,
    anchor: "bottom",
    ink,
  };

  let x = 5;
  const columns: Box[] = [];
  for (const width of widths) {
    columns.push({ x, y: 28, w: width * scale, h: 22.8 });
    x += width * scale + FIGURE_GAP;
  }
  // All labels have the same size.
  const labels = fittedTexts(
    figures.map(({ label }, index) => ({
      text: label,
      box: { ...(columns[index] as Box), y: 43.2, h: 7.6 },
    })),
    { size: 2.3, ink },
  );

  const objects: SlideObject[] = [list];
  for (const [index, { value, label }] of figures.entries()) {
    const column = columns[index] as Box;
    if (index > 0) {
      const box = { x: column.x - FIGURE_GAP / 2, y: 30, w: 0.16, h: 19 };
      objects.push({ type: "block", ink, box });
    }
    const shownValue = isolatedFigure(value, content().language.direction);
    const large = fittedText(shownValue, { ...column, h: 12.6 }, valueStyle);
    const text = labels[index] as SlideObject;
    objects.push({ type: "group", name: `${value} ${label}`, objects: [large, text] });
  }
  return { layout: "figures", colors: { ground, text: ink }, objects };
}

/** Portraits, each with its caption. */
async function people(
  captions: readonly string[],
  leaders: readonly string[],
): Promise<SlideObject[]> {
  const gap = 2;
  const count = Math.max(captions.length, leaders.length);
  const w = Math.min((90 - gap * (count - 1)) / count, 21);
  const h = Math.min((w * 26) / 20.7, 24);
  const columnAt = (index: number) => 5 + index * (w + gap);
  const texts = fittedTexts(
    captions.map((text, index) => ({
      text,
      box: { x: columnAt(index), y: 17.4 + h, w, h: 32.4 - h },
    })),
    { size: 2.2 },
  );
  const portraits = await Promise.all(
    leaders.map((id, index) => {
      const leader = itemById(content().leaders, id);
      return portraitObject(leader, { x: columnAt(index), y: 16, w, h });
    }),
  );
  return texts.map((caption, index): SlideObject => {
    const portrait = portraits[index];
    const objects = portrait ? [portrait, caption] : [caption];
    return { type: "group", name: captions[index] ?? "", objects };
  });
}

/** An exhibit as a PowerPoint chart with its figures in a workbook, between its message and its source. */
async function exhibitObjects(exhibit: Exhibit): Promise<SlideObject[]> {
  const box = { x: 41, y: 5, w: 54, h: 46.4 };
  const drawn = drawExhibit(exhibit);
  const { title, unit, note } = drawn;
  const chart = chartOf(exhibit.kind, drawn);
  const titleStyle = { size: 2.6, isBold: true, lineHeight: 0.92 };
  const objects: SlideObject[] = [fittedText(title, { ...box, h: 7 }, titleStyle)];
  if (unit) objects.push(fittedText(unit, { ...box, y: box.y + 7.2, h: 2.8 }, { size: 2 }));
  objects.push({
    type: "chart",
    box: { ...box, y: box.y + 10.4, h: box.h - 14.4 },
    chart,
    workbook: await workbookFile(chart),
    alt: [title, unit, note].filter(Boolean).join(". "),
  });
  const noteBox = { ...box, y: box.y + box.h - 3, h: 3 };
  objects.push(fittedText(note, noteBox, { size: 1.6, anchor: "bottom" }));
  return objects;
}
