import { content } from "#app/model/content.ts";
import type { Box } from "./fit-text.ts";

/* Slides in a language that is written from right to left are mirrored, as the slides of the page are. */

/** Whether the language of the file is written from right to left. */
export function isRightToLeft(): boolean {
  return content().language.direction === "rtl";
}

/** The place of a box on the slide. @param box its place where text runs from left to right */
export function placedBox(box: Box): Box {
  return isRightToLeft() ? { ...box, x: 100 - box.x - box.w } : box;
}

/** SVG shapes in their places on the slide. @param shapes in hundredths of the slide's width */
export function placedShapes(shapes: string): string {
  return isRightToLeft() ? `<g transform="translate(100) scale(-1 1)">${shapes}</g>` : shapes;
}

/** The attributes of paragraphs whose first edge is that of the reading direction (ECMA-376 Part 1, 21.1.2.2.7). */
export function paragraphStart() {
  return isRightToLeft() ? { algn: "r", rtl: true } : { algn: "l" };
}
