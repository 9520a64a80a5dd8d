import type PptxGenJS from "pptxgenjs";
import type { Ink } from "#app/artwork/inks.ts";
import type { Leader } from "#app/content/schemas/people.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { colour } from "./deck-theme.ts";
import { type Box, fittingSize, heightOf, place, type TextStyle, textOptions } from "./fit-text.ts";
import { addPicture, addPortrait } from "./native-pictures.ts";
import { nativeShape } from "./native-shapes.ts";

/** A text in its place. */
export interface PlacedText {
  text: string;
  box: Box;
  /** A line above it, bold and larger. */
  heading?: string;
  /** Where it differs from that of the style. */
  ink?: Ink;
  /** Where the text leads. */
  href?: string | undefined;
}

/** How much larger a heading above a text is. */
const LARGER = 1.18;

/** What a layout says of the title. */
export interface Titled {
  title: Box;
  style: TextStyle;
}

/** What slides are made of, placed by boxes. Each is a native object of PowerPoint. */
export function canvasOf(slide: PptxGenJS.Slide, layout: Titled) {
  const fill = (ink: Ink | "grey") => ({ fill: { color: colour(ink) } });
  function texts(all: readonly PlacedText[], style: TextStyle): void {
    const size = Math.min(...all.map((text) => sizeIn(text, style)));
    for (const { heading, text, box, href, ink = style.ink ?? "ink" } of all) {
      const options = textOptions({ ...style, size, ink });
      const above = textOptions({ size: size * LARGER, isBold: true, ink });
      const link = href && { hyperlink: { url: href }, underline: { style: "none" as const } };
      const runs = [
        ...(heading
          ? [{ text: heading, options: { ...above, breakLine: true, paraSpaceAfter: 3 } }]
          : []),
        { text, options: { ...options, ...link } },
      ];
      slide.addText(runs, { ...place(box), ...options });
    }
  }
  return {
    slide,
    /** The title, in the place that the layout gives it. What is drawn before lies below it. */
    title(text: string, ink = layout.style.ink ?? "ink") {
      const { title: box, style } = layout;
      // In a narrow column what follows a colon stands in lines of its own.
      const [first = "", second = ""] = box.w < 50 ? text.split(/(?<=: )/, 2) : [text];
      const size = sizeIn({ heading: first, text: second, box }, style, 1);
      const options = textOptions({ ...style, size, ink });
      const runs = [first, second].filter(Boolean).map((text) => {
        return { text, options: { ...options, breakLine: true } };
      });
      slide.addText(runs, { placeholder: "title" });
    },
    /** The ground of this slide alone, and the ink of its number. */
    paint(ground: Ink, ink: Ink) {
      slide.background = { color: colour(ground) };
      slide.slideNumber = { ...slide.slideNumber, color: colour(ink) };
    },
    /** A paragraph in the largest size, at most the style's, at which it fits. */
    text: (text: string, box: Box, style: TextStyle) => texts([{ text, box }], style),
    /** Paragraphs of one size, in places of their own. */
    texts,
    ruled: addRuledList.bind(undefined, slide),
    block: (ink: Ink | "grey", box: Box) => slide.addShape("rect", { ...place(box), ...fill(ink) }),
    /** A shape of the identity, in units of which the box's width holds `units`. */
    shape(ink: Ink, data: string, box: Box, units: number) {
      const { x, y, w } = place(box);
      const { box: own, points } = nativeShape(data, w / units);
      const options = { ...own, x: x + own.x, y: y + own.y, points, ...fill(ink) };
      // The types of PptxGenJS lack this one.
      slide.addShape("custGeom" as PptxGenJS.SHAPE_NAME, options);
    },
    picture: (field: PictureField, id: string, box: Box) => addPicture(slide, field, id, box),
    portrait: (leader: Leader, box: Box) => addPortrait(slide, leader, box),
  };
}

/** The size at which a text, and a heading as much larger, fits into its box, at most that of its style. */
function sizeIn({ box, heading, text }: PlacedText, style: TextStyle, larger = LARGER): number {
  const height = (size: number) =>
    (text ? heightOf(text, box.w, { ...style, size }) : 0) +
    (heading ? heightOf(heading, box.w, { ...style, isBold: true, size: size * larger }) : 0);
  return fittingSize(style.size, (size) => height(size) <= box.h);
}

export type Canvas = ReturnType<typeof canvasOf>;

/** Above and below a line, and between columns. */
const PADDING = 1.15;
const GUTTER = 2.4;

/**
 * Adds lines under rules, as tables that grow with their text.
 *
 * @param anchor which end of the box they touch
 * @param columns one after the other; in several, all rows are as high as the highest
 */
function addRuledList(
  slide: PptxGenJS.Slide,
  lines: readonly string[],
  box: Box,
  style: TextStyle,
  anchor: "top" | "bottom",
  columns = 1,
): void {
  const w = (box.w - GUTTER * (columns - 1)) / columns;
  const perColumn = Math.ceil(lines.length / columns);
  const heights = (size: number) => {
    const rows = lines.map((line) => heightOf(line, w, { ...style, size }) + 2 * PADDING);
    return columns > 1 ? rows.map(() => Math.max(...rows)) : rows;
  };
  const total = (size: number) =>
    heights(size).reduce((sum, height, row) => sum + (row < perColumn ? height : 0), 0);
  const size = fittingSize(style.size, (size) => total(size) <= box.h);
  const h = total(size);
  const y = anchor === "top" ? box.y : box.y + box.h - h;
  const rowH = heights(size).map((height) => place({ ...box, h: height }).h);
  const pad = place({ ...box, h: PADDING }).h;
  const none = { type: "none" as const };
  const options: PptxGenJS.TableCellProps = {
    ...textOptions({ ...style, size }),
    border: [{ type: "solid", pt: 1.5, color: colour(style.ink ?? "ink") }, none, none, none],
    margin: [pad, 0, pad, 0],
  };
  for (let from = 0; from < lines.length; from += perColumn) {
    const x = box.x + (from / perColumn) * (w + GUTTER);
    const rows = lines
      .slice(from, from + perColumn)
      .map((text) => [{ text, options: { ...options } }]);
    slide.addTable(rows, { ...place({ x, y, w, h }), rowH: rowH.slice(from, from + perColumn) });
  }
}
