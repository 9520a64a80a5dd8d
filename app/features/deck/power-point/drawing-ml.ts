import { INKS, type Ink } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import type { Box, TextStyle } from "./fit-text.ts";
import { isRightToLeft } from "./reading-direction.ts";
import { element, type XmlElement } from "./xml-element.ts";

/* Elements of DrawingML that slides, layouts, themes and charts share (ECMA-376 Part 1, 20.1 and 21.1). */

/** The namespaces of a presentation's parts, declared on the root of each. */
export const NAMESPACES = {
  "xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
  "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  "xmlns:p": "http://schemas.openxmlformats.org/presentationml/2006/main",
} as const;

/** A slide of 16:9 in English Metric Units, 914,400 to an inch, 12,700 to a point. */
export const SLIDE_WIDTH = 12_192_000;
export const SLIDE_HEIGHT = 6_858_000;

/** Converts a length in hundredths of the slide's width to English Metric Units. */
export const emu = (length: number) => Math.round((length * SLIDE_WIDTH) / 100);

/** Converts a length in hundredths of the slide's width to hundredths of a point, the unit of font sizes. */
export const centipoints = (length: number) => Math.round((length * SLIDE_WIDTH) / 12_700);

/** Converts a length in points to English Metric Units. */
export const pointsToEmu = (points: number) => Math.round(points * 12_700);

/** The color of an ink as six hexadecimal digits. */
export const hexColor = (ink: Ink) => INKS[ink].slice(1);

/** A solid fill (20.1.8.54). @param color six hexadecimal digits */
export function solidFill(color: string): XmlElement {
  return element("a:solidFill", {}, [element("a:srgbClr", { val: color })]);
}

export const noFill = element("a:noFill");

/** A solid line (20.1.2.2.24). @param points its width */
export function line(color: string, points: number): XmlElement {
  return element("a:ln", { w: pointsToEmu(points) }, [solidFill(color)]);
}

export const noLine = element("a:ln", {}, [noFill]);

/** The position and size of a shape (20.1.7.6). */
export function transform(box: Box, tag: "a:xfrm" | "p:xfrm" = "a:xfrm"): XmlElement {
  return element(tag, {}, [
    element("a:off", { x: emu(box.x), y: emu(box.y) }),
    element("a:ext", { cx: emu(box.w), cy: emu(box.h) }),
  ]);
}

/** A preset shape of the standard (20.1.9.18). */
export function rectangle(): XmlElement {
  return element("a:prstGeom", { prst: "rect" }, [element("a:avLst")]);
}

/** The frame of a text without insets (21.1.2.1.1). */
export function bodyProperties(
  anchor: TextStyle["anchor"] = "top",
  insets = { top: 0, right: 0, bottom: 0 },
): XmlElement {
  const anchors = { top: "t", middle: "ctr", bottom: "b" } as const;
  const isMirrored = isRightToLeft();
  return element("a:bodyPr", {
    wrap: "square",
    lIns: isMirrored ? emu(insets.right) : 0,
    tIns: emu(insets.top),
    rIns: isMirrored ? 0 : emu(insets.right),
    bIns: emu(insets.bottom),
    rtlCol: isMirrored,
    anchor: anchors[anchor],
  });
}

/** The attributes of a text run (21.1.2.3.9): size, weight and letter spacing. */
export function typeAttributes({ size, isBold, tracking = 0 }: TextStyle) {
  const spacing = centipoints(tracking * size);
  return {
    lang: content().language.tag,
    sz: centipoints(size),
    b: isBold ? true : undefined,
    spc: spacing === 0 ? undefined : spacing,
  };
}

/** The line height, if it is not the default of the font (21.1.2.2.5). */
export function lineSpacing({ lineHeight }: TextStyle): XmlElement | undefined {
  if (lineHeight === undefined) return undefined;
  const percentage = element("a:spcPct", { val: Math.round(lineHeight * 100_000) });
  return element("a:lnSpc", {}, [percentage]);
}

/** The theme's font for headings or for texts (21.1.2.3.7, 21.1.2.3.3, 21.1.2.3.1). */
export function themeType(use: "headings" | "texts"): XmlElement[] {
  const role = use === "headings" ? "+mj" : "+mn";
  return [
    element("a:latin", { typeface: `${role}-lt` }),
    element("a:ea", { typeface: `${role}-ea` }),
    element("a:cs", { typeface: `${role}-cs` }),
  ];
}

/** A group that keeps the units of the slide (20.1.7.5). */
export function groupTransform(box: Box): XmlElement {
  const offset = { x: emu(box.x), y: emu(box.y) };
  const extent = { cx: emu(box.w), cy: emu(box.h) };
  return element("a:xfrm", {}, [
    element("a:off", offset),
    element("a:ext", extent),
    element("a:chOff", offset),
    element("a:chExt", extent),
  ]);
}

/** The fill of a text in an ink. Undefined for a text that inherits its color. */
export function inkFill(ink: Ink | undefined): XmlElement | undefined {
  return ink && solidFill(hexColor(ink));
}
