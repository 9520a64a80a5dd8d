import type { Ink } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import { wordsOf } from "#app/model/words.ts";
import { powerPointWords } from "../interface-words.ts";
import {
  bodyProperties,
  groupTransform,
  hexColor,
  inkFill,
  lineSpacing,
  rectangle,
  solidFill,
  transform,
  typeAttributes,
} from "./drawing-ml.ts";
import type { Box, TextStyle } from "./fit-text.ts";
import { paragraphStart } from "./reading-direction.ts";
import type { SlideLayout } from "./slide-layouts.ts";
import { element, type XmlElement } from "./xml-element.ts";

/* Elements that slides, layouts and the master have in common (ECMA-376 Part 1, 19.3.1). */

/** The tree of all shapes of a slide, a layout or a master (19.3.1.45). */
export function shapeTree(shapes: readonly XmlElement[]): XmlElement {
  return element("p:spTree", {}, [
    element("p:nvGrpSpPr", {}, [
      element("p:cNvPr", { id: 1, name: "" }),
      element("p:cNvGrpSpPr"),
      element("p:nvPr"),
    ]),
    element("p:grpSpPr", {}, [groupTransform({ x: 0, y: 0, w: 0, h: 0 })]),
    ...shapes,
  ]);
}

/** The background of a slide or a layout (19.3.1.1). */
export function background(ink: Ink): XmlElement {
  const fill = element("p:bgPr", {}, [solidFill(hexColor(ink)), element("a:effectLst")]);
  return element("p:bg", {}, [fill]);
}

/** Differences of a slide's title from its layout. */
export interface TitleDifference {
  size: number;
  ink?: Ink | undefined;
}

/**
 * The title of a slide. It inherits from the layout everything that it does not set, also after an edit of the layout.
 */
export function titleShape(
  id: number,
  text: string,
  { titleStyle }: SlideLayout,
  { size, ink }: TitleDifference,
): XmlElement {
  const type = size < titleStyle.size ? typeAttributes({ ...titleStyle, size }) : {};
  const run = element("a:r", {}, [
    element("a:rPr", { ...type, lang: content().language.tag }, [inkFill(ink)]),
    element("a:t", {}, [text]),
  ]);
  return placeholder(id, wordsOf(powerPointWords).title, { type: "title" }, run);
}

/** The number of a slide. @param text the number until the program numbers the slides itself */
export function numberShape(
  id: number,
  text: string,
  ink?: Ink,
  place?: PlaceholderPlace,
): XmlElement {
  // Any id is right. It only distinguishes the fields of a text.
  const fieldId = "{F7021451-1387-4CA6-816F-3879F97B5CBC}";
  const field = element("a:fld", { id: fieldId, type: "slidenum" }, [
    element("a:rPr", { lang: content().language.tag }, [inkFill(ink)]),
    element("a:t", {}, [text]),
  ]);
  // The index that identifies the placeholder in slides, layouts and the master.
  const kind = { type: "sldNum", sz: "quarter", idx: 10 };
  return placeholder(id, wordsOf(powerPointWords).slideNumber, kind, field, place);
}

/** The position of a placeholder in a layout or the master, and the style of its text. */
export interface PlaceholderPlace {
  box: Box;
  style: TextStyle;
}

/** A placeholder of a layout (19.3.1.36). @param kind attributes of `p:ph` */
export function placeholder(
  id: number,
  name: string,
  kind: Readonly<Record<string, string | number>>,
  content: XmlElement,
  place?: PlaceholderPlace,
): XmlElement {
  return element("p:sp", {}, [
    element("p:nvSpPr", {}, [
      element("p:cNvPr", { id, name }),
      element("p:cNvSpPr", {}, [element("a:spLocks", { noGrp: true })]),
      element("p:nvPr", {}, [element("p:ph", kind)]),
    ]),
    element("p:spPr", {}, place && [transform(place.box), rectangle()]),
    element("p:txBody", {}, [
      place ? bodyProperties(place.style.anchor) : element("a:bodyPr"),
      element("a:lstStyle", {}, place && [placeholderType(place.style)]),
      element("a:p", {}, [content]),
    ]),
  ]);
}

function placeholderType(style: TextStyle): XmlElement {
  return element("a:lvl1pPr", paragraphStart(), [
    lineSpacing(style),
    element("a:defRPr", typeAttributes(style), [inkFill(style.ink ?? "ink")]),
  ]);
}
