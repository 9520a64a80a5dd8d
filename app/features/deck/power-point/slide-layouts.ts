import type { Ink } from "#app/features/artwork/inks.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import type { powerPointWords } from "../interface-words.ts";
import type { Box, TextStyle } from "./fit-text.ts";

/**
 * A layout. PowerPoint offers it for new slides. A slide inherits its background, the position and style of the title,
 * and the number.
 */
export interface SlideLayout {
  /** The name that the program shows, in the section `powerPoint` of content/words.yaml. */
  name: Extract<keyof WordsOf<typeof powerPointWords>, `${string}Layout`>;
  ground: Ink;
  titleBox: Box;
  titleStyle: TextStyle;
  hasNumber: boolean;
}

const HEADING = { isBold: true, lineHeight: 0.84, tracking: -0.025 } as const;

/** Slides between the first and the last, on a paper background and with a number. */
const INNER_SLIDE = { ground: "paper", hasNumber: true } as const;

export const SLIDE_LAYOUTS = {
  title: {
    name: "titleLayout",
    ground: "paper",
    titleBox: { x: 5, y: 5.2, w: 46, h: 28.4 },
    titleStyle: { ...HEADING, size: 10.6 },
    hasNumber: false,
  },
  beside: {
    ...INNER_SLIDE,
    name: "besidePictureLayout",
    titleBox: { x: 5, y: 5.2, w: 47, h: 19 },
    titleStyle: { ...HEADING, size: 5.2 },
  },
  chart: {
    ...INNER_SLIDE,
    name: "besideChartLayout",
    titleBox: { x: 5, y: 5.2, w: 32, h: 19 },
    titleStyle: { ...HEADING, size: 4.4 },
  },
  wide: {
    ...INNER_SLIDE,
    name: "wideLayout",
    titleBox: { x: 5, y: 5.2, w: 90, h: 12 },
    titleStyle: { ...HEADING, size: 5.2 },
  },
  figures: {
    ...INNER_SLIDE,
    name: "figuresLayout",
    titleBox: { x: 5, y: 5.2, w: 52, h: 20 },
    titleStyle: { ...HEADING, size: 5.6 },
  },
  capabilities: {
    ...INNER_SLIDE,
    name: "capabilitiesLayout",
    titleBox: { x: 5, y: 5.2, w: 30, h: 30 },
    titleStyle: { ...HEADING, size: 5.1 },
  },
  capability: {
    ...INNER_SLIDE,
    name: "capabilityLayout",
    titleBox: { x: 40.4, y: 4, w: 54.6, h: 11 },
    titleStyle: { ...HEADING, size: 5.6, anchor: "bottom" },
  },
  caseStudy: {
    ...INNER_SLIDE,
    name: "caseStudyLayout",
    titleBox: { x: 5, y: 2.9, w: 90, h: 5.2 },
    titleStyle: { ...HEADING, size: 3.7 },
  },
  contact: {
    name: "contactLayout",
    ground: "blue",
    titleBox: { x: 5, y: 5.2, w: 46, h: 26 },
    titleStyle: { ...HEADING, size: 12.4, ink: "paper" },
    hasNumber: false,
  },
} as const satisfies Record<string, SlideLayout>;
export type LayoutName = keyof typeof SLIDE_LAYOUTS;

/** The position and style of a slide's number. */
export const NUMBER_BOX: Box = { x: 5, y: 51.2, w: 6, h: 2.6 };
export const NUMBER_STYLE: TextStyle = { size: 2.1875 };
