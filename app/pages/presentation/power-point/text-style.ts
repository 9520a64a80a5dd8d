import type { Ink } from "#app/artwork/inks.ts";
import { colour } from "./deck-theme.ts";
import { POINTS, type Type } from "./fit-text.ts";

export interface TextStyle extends Type {
  ink?: Ink;
  align?: "left" | "right";
  valign?: "top" | "middle" | "bottom";
}

/** A style as PptxGenJS takes it. */
export function textOptions(style: TextStyle) {
  const { size, isBold = false, leading, tracking, ink = "ink" } = style;
  return {
    margin: 0,
    align: style.align ?? "left",
    valign: style.valign ?? "top",
    fontSize: size * POINTS,
    bold: isBold,
    color: colour(ink),
    ...(leading && { lineSpacingMultiple: leading }),
    ...(tracking && { charSpacing: tracking * size * POINTS }),
  };
}
