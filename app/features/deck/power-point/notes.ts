import { content } from "#app/model/content.ts";
import { wordsOf } from "#app/model/words.ts";
import { powerPointWords } from "../interface-words.ts";
import { NAMESPACES, rectangle, transform } from "./drawing-ml.ts";
import type { Box } from "./fit-text.ts";
import { background, type PlaceholderPlace, placeholder, shapeTree } from "./placeholder-shapes.ts";
import { COLOR_MAP, MASTER_COLORS, textLevel } from "./theme.ts";
import { element, type XmlElement } from "./xml-element.ts";

/** A page of notes, in English Metric Units: letter paper without its margins. */
export const NOTES_PAGE = { width: 6_858_000, height: 9_144_000 } as const;

/* Boxes on it, in hundredths of a slide's width. The page is 56.25 wide and 75 high. */
const SLIDE_IMAGE: Box = { x: 5.625, y: 9.375, w: 45, h: 25.3125 };
const NOTES_TEXT: Box = { x: 5.625, y: 36, w: 45, h: 30 };
const NOTES_STYLE = { size: 1.25 } as const;

/** The master of the notes, with the places for the slide and for the speaker's words (ECMA-376 Part 1, 19.3.1.27). */
export function notesMaster(): XmlElement {
  const place = { box: NOTES_TEXT, style: NOTES_STYLE };
  return element("p:notesMaster", NAMESPACES, [
    element("p:cSld", {}, [
      background("paper"),
      shapeTree([slideImage(SLIDE_IMAGE), notesText(wordsOf(powerPointWords).notes, place)]),
    ]),
    COLOR_MAP,
    element("p:notesStyle", {}, [textLevel("texts", 12)]),
  ]);
}

/** The notes of a slide: what the speaker says (19.3.1.26). */
export function notesSlide(notes: string): XmlElement {
  return element("p:notes", NAMESPACES, [
    element("p:cSld", {}, [shapeTree([slideImage(), notesText(notes)])]),
    MASTER_COLORS,
  ]);
}

/** The picture of the slide above its notes. @param box its place on the master */
function slideImage(box?: Box): XmlElement {
  const locks = element("a:spLocks", { noGrp: true, noRot: true, noChangeAspect: true });
  return element("p:sp", {}, [
    element("p:nvSpPr", {}, [
      element("p:cNvPr", { id: 2, name: wordsOf(powerPointWords).slide }),
      element("p:cNvSpPr", {}, [locks]),
      element("p:nvPr", {}, [element("p:ph", { type: "sldImg" })]),
    ]),
    element("p:spPr", {}, box && [transform(box), rectangle()]),
  ]);
}

function notesText(text: string, place?: PlaceholderPlace): XmlElement {
  const run = element("a:r", {}, [
    element("a:rPr", { lang: content().language.tag }),
    element("a:t", {}, [text]),
  ]);
  return placeholder(3, wordsOf(powerPointWords).notes, { type: "body", idx: 1 }, run, place);
}
