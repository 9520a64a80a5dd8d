import type PptxGenJS from "pptxgenjs";
import { colour } from "./deck-theme.ts";
import { type Box, fittingSize, heightOf, place } from "./fit-text.ts";
import { type TextStyle, textOptions } from "./text-style.ts";

/** Above and below a line, and between columns. */
const PADDING = 1.15;
const GUTTER = 2.4;

/**
 * Adds lines under rules, as tables that grow with their text.
 *
 * @param anchor which end of the box they touch
 * @param columns one after the other; in several, all rows are as high as the highest
 */
export function addRuledList(
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
