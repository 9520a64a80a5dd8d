import type PptxGenJS from "pptxgenjs";
import type { Ink } from "#app/artwork/inks.ts";
import { type Box, colour, place, type TextStyle, textOptions } from "./fit-text.ts";

const HEADING = { isBold: true, leading: 0.84, tracking: -0.025 } as const;

/** A layout that PowerPoint offers for a new slide: the place of the title, and the ground. */
export interface Layout {
  /** As PowerPoint lists it. */
  name: string;
  box: Box;
  style: TextStyle;
  ground: Ink;
  /** The posters at both ends bear no number. */
  hasNumber: boolean;
}

function layout(name: string, box: Box, style: TextStyle): Layout {
  return { name, box, style: { ...HEADING, ...style }, ground: "paper", hasNumber: true };
}

export const LAYOUTS = {
  title: { ...layout("Title", { x: 5, y: 5.2, w: 46, h: 28.4 }, { size: 10.6 }), hasNumber: false },
  beside: layout("Text beside a picture", { x: 5, y: 5.2, w: 47, h: 19 }, { size: 5.2 }),
  chart: layout("Text beside a chart", { x: 5, y: 5.2, w: 32, h: 19 }, { size: 4.4 }),
  wide: layout("Text across", { x: 5, y: 5.2, w: 90, h: 12 }, { size: 5.2 }),
  figures: layout("Figures", { x: 5, y: 5.2, w: 52, h: 20 }, { size: 5.6 }),
  capabilities: layout("Capabilities", { x: 5, y: 5.2, w: 30, h: 30 }, { size: 5.1 }),
  capability: layout(
    "One capability",
    { x: 40.4, y: 4, w: 54.6, h: 11 },
    { size: 5.6, valign: "bottom" },
  ),
  caseStudy: layout("Case study", { x: 5, y: 2.9, w: 90, h: 5.2 }, { size: 3.7 }),
  contact: {
    ...layout("Contact", { x: 5, y: 5.2, w: 46, h: 26 }, { size: 12.4, ink: "paper" }),
    ground: "blue",
    hasNumber: false,
  },
} satisfies Record<string, Layout>;
export type LayoutName = keyof typeof LAYOUTS;

/** In the same corner of every slide. */
const NUMBER = { ...place({ x: 5, y: 51.2, w: 6, h: 2.6 }), margin: 0, fontSize: 21 };

/** Gives a deck its layouts. */
export function defineLayouts(deck: PptxGenJS): void {
  for (const { name, box, style, ground, hasNumber } of Object.values<Layout>(LAYOUTS)) {
    const options = { name: "title", type: "title" as const, ...place(box), ...textOptions(style) };
    deck.defineSlideMaster({
      title: name,
      background: { color: colour(ground) },
      objects: [{ placeholder: { options, text: "Title" } }],
      ...(hasNumber && { slideNumber: { ...NUMBER, color: colour("ink") } }),
    });
  }
}
