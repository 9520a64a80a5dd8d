import type { Family } from "./drawings.ts";

/**
 * What the drawing of a page can say. Content names the meaning, and the drawing follows from it, so that the drawing of
 * a page cannot be exchanged for that of another page unnoticed. The seed is the id of the page.
 */
export const DRAWING_MEANINGS = {
  "three meet": {
    family: "meeting",
    reason: "Three circles share one core: strategy, sales and marketing meet in it.",
  },
  "grows together": {
    family: "growth",
    reason:
      "Each quarter of a disc begins where the one before it ends, turned by a right angle and grown.",
  },
  climbs: {
    family: "climb",
    reason: "Each step is higher than the step before, and a ball has reached the top.",
  },
  merger: {
    family: "interlock",
    reason: "Two parts hold each other by their teeth.",
  },
  "turns around one center": {
    family: "orbits",
    reason: "Several bodies move around the same center, each on a path of its own.",
  },
  "one way is chosen": {
    family: "bracket",
    reason: "Four ways meet in two rounds, and the one that is left goes on to its end.",
  },
  "all read the same": {
    family: "screen",
    reason: "Five lines stand on a screen, and seven people in front of it read the same.",
  },
  "a seat is free": {
    family: "table",
    reason: "Colleagues sit around one table, and one seat is an outline: nobody has it yet.",
  },
  "may come out higher or lower": {
    family: "forecast",
    reason: "Known values stand in a row, and from the last one a range opens, not a line.",
  },
  "one thing after another": {
    family: "steps",
    reason: "Each row begins where the row before it ends.",
  },
  "parts of a whole": {
    family: "tiles",
    reason: "Different parts stand in one grid, and none is like its neighbor.",
  },
  "many small signals": {
    family: "dots",
    reason: "Many small dots together show one thing.",
  },
  "spreads from one source": {
    family: "rings",
    reason: "Rings leave one point and reach the edge.",
  },
  "flows without a stop": {
    family: "waves",
    reason: "Lines run from edge to edge and are never interrupted.",
  },
  "comes back": {
    family: "leaves",
    reason: "A leaf ends where the next leaf begins, and the pattern closes.",
  },
  "is repeated": {
    family: "arcs",
    reason: "The same ring is heard again, side by side.",
  },
  "amounts compared": {
    family: "bars",
    reason: "Amounts stand beside each other on one line.",
  },
  "drives the next": {
    family: "gears",
    reason: "The teeth of each wheel turn the next wheel.",
  },
  "stands on a shelf": {
    family: "shelf",
    reason: "Packages of different forms stand side by side, and a buyer takes one.",
  },
  "a life depends on it": {
    family: "pulse",
    reason: "A line beats in a cross.",
  },
  "nobody has spoken yet": {
    family: "microphone",
    reason: "Four speech bubbles surround a microphone, and none of the speakers has begun.",
  },
  "a stamp is missing": {
    family: "postcard",
    reason: "The card is written and addressed, and the place of its stamp is empty.",
  },
  "the speaker is muted": {
    family: "muted",
    reason: "A person is on the screen, and the disc in its corner is crossed out.",
  },
  "the findings are missing": {
    family: "report",
    reason: "The report is written, and the last column of its chart is still open.",
  },
} as const satisfies Record<string, { family: Family; reason: string }>;

export type DrawingMeaning = keyof typeof DRAWING_MEANINGS;

/** The names by which content asks for a drawing. */
export const MEANING_NAMES = Object.keys(DRAWING_MEANINGS) as [DrawingMeaning, ...DrawingMeaning[]];
