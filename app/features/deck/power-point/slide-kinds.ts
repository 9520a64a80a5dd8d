import { INKS, type Ink } from "#app/features/artwork/inks.ts";
import { lens, OVERPRINTED, paintDiscs } from "#app/features/artwork/overlaps.ts";
import { circle, disc, filled, finePath, half, leaf, quarter } from "#app/features/artwork/svg.ts";
import type { Slide, SlideType } from "#app/model/schemas/deck.ts";
import { OVERPRINT } from "#app/ui/sections/overprint.tsx";
import { drawContent } from "./content-slide.ts";
import type { Box } from "./fit-text.ts";
import type { OpenSlide } from "./slide-canvas.ts";

export type SlideOf<Type extends SlideType> = Extract<Slide, { type: Type }>;

/** @param open adds the slide to the deck @param number counted from 1 */
export type DrawSlide<Shown> = (slide: Shown, open: OpenSlide, number: number) => unknown;

/** How each type of slide becomes one of PowerPoint. */
export const SLIDE_KINDS = {
  title({ subtitle, date }, open) {
    const { yellow, blue, red } = OVERPRINT;
    const discs = [
      { ...yellow, ink: 2 },
      { ...blue, ink: 0 },
      { ...red, ink: 1 },
    ];
    const shapes = circles(42, -7, 66 / 772, paintDiscs(discs, OVERPRINTED));
    const canvas = open("title", { shapes, altText: "Drawing: three circles that overlap" });
    canvas.text(subtitle, { x: 5, y: 35, w: 33, h: 11.4 }, { size: 2.5, valign: "bottom" });
    canvas.text(date, { x: 5, y: 48, w: 33, h: 3.4 }, { size: 2.3, bold: true, valign: "bottom" });
  },

  content: drawContent,

  /** Tiles in rows of three; the last takes what is left of its row. */
  "capability-overview"({ capabilities }, open) {
    const rows = Math.ceil(capabilities.length / 3);
    const [w, h] = [63 / 3, 56.25 / rows];
    const side = rows > 2 ? 9 : 15;
    const tiles = capabilities.map((text, index) => {
      const [ground, ink, formInk, form] = TILES[index % TILES.length] as (typeof TILES)[number];
      const span = index === capabilities.length - 1 ? 3 - (index % 3) : 1;
      const [x, y] = [37 + (index % 3) * w, Math.floor(index / 3) * h];
      const drawn = filled(INKS[formInk], form(x + w * span - side, y, side));
      const drawing = block(ground, { x, y, w: w * span, h }) + drawn;
      return { drawing, text, ink, box: { x: x + 1.6, y: y + 2, w: w * span - 2.4, h: h - 3.6 } };
    });
    const shapes = tiles.map(({ drawing }) => drawing).join("");
    const altText = "Drawing: a tile with a form for each capability";
    const canvas = open("capabilities", { shapes, altText });
    const style = { size: 2.7, bold: true, lineSpacingMultiple: 0.9, valign: "bottom" } as const;
    canvas.texts(tiles, style);
  },

  async "capability-detail"({ description, picture, services, valueProposition }, open, number) {
    const canvas = open("capability");
    canvas.text(description, { x: 40.4, y: 15.4, w: 54.6, h: 6.6 }, { size: 2.3 });
    canvas.ruled(services, { x: 40.4, y: 24, w: 54.6, h: 19.6 }, { size: 2.2 }, 2);
    await canvas.picture(picture, { x: 0, y: 0, w: 36, h: 44.6 }, `slide-${number}`);
    canvas.block("blue", { x: 36, y: 44.6, w: 64, h: 11.65 });
    const look = { size: 3, bold: true, lineSpacingMultiple: 0.92 };
    const box = { x: 40.4, y: 46, w: 54.6, h: 8.85 };
    canvas.text(valueProposition, box, { ...look, ink: "paper", valign: "middle" });
  },

  "case-study"({ sections }, open) {
    const [w, h, top, r] = [50, 23.5, 9.25, 3.8];
    const grounds = QUADRANTS.map(([ground, , ink, corner], index) => {
      const [x, y] = [(index % 2) * w, index < 2 ? top : top + h];
      const [left, above] = [w - r + (index % 2) * r, top + h - (index < 2 ? r : 0)];
      return block(ground, { x, y, w, h }) + filled(INKS[ink], quarter(left, above, r, corner));
    });
    const altText = "Drawing: four quadrants around a circle";
    const canvas = open("caseStudy", { shapes: grounds.join(""), altText });
    const texts = sections.map(({ title: heading, text }, index) => {
      const y = (index < 2 ? top : top + h) + 1.8;
      const box = { x: (index % 2) * w + 5, y, w: w - 10, h: index < 2 ? 20.4 : 15 };
      return { heading, text, box, ink: QUADRANTS[index]?.[1] ?? "ink" };
    });
    canvas.texts(texts, { size: 2.2 });
  },

  contact({ contactInfo }, open) {
    // What both share reaches over the edge of the green one, against a hairline.
    const shared = lens({ x: 510, y: 250, r: 250 }, { x: 250, y: 250, r: 251 });
    const [right, left] = [disc(510, 250, 250, INKS.violet), disc(250, 250, 250, INKS.green)];
    const shapes = circles(47, -12, 62 / 760, right + left + filled(INKS.ink, shared));
    const canvas = open("contact", { shapes, altText: "Drawing: two circles that overlap" });
    const box = { x: 5, y: 32, w: 90, h: 20.5 };
    canvas.ruled(contactInfo, box, { size: 2.9, valign: "bottom" }, 2);
  },
} satisfies { [Type in SlideType]: DrawSlide<SlideOf<Type>> };

const block = (ink: Ink, { x, y, w, h }: Box) =>
  filled(INKS[ink], finePath`M${x} ${y}h${w}v${h}h${-w}z`);

/** Circles as the page draws them, in units of their own. */
const circles = (x: number, y: number, scale: number, shapes: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;

type DrawForm = (x: number, y: number, side: number) => string;

/** Ground, ink of the words, and the ink of the form in the upper right corner, which fills a square from `x` and `y`. */
const TILES: readonly [Ink, Ink, Ink, DrawForm][] = [
  ["blue", "paper", "yellow", (x, y, side) => quarter(x, y, side, 1)],
  ["yellow", "ink", "red", (x, y, side) => circle(x + 0.37 * side, y + 0.63 * side, side / 2)],
  ["sky", "ink", "blue", (x, y, side) => half(x, y, side, 0)],
  ["blush", "ink", "red", (x, y, side) => leaf(x, y, side, 1)],
  ["sand", "ink", "green", (x, y, side) => leaf(x, y, side, 0)],
  ["ink", "paper", "red", (x, y, side) => circle(x + side, y + 0.63 * side, side / 2)],
];

/** Ground, ink of the words, and of the quarter of the circle in the middle, and the corner that this turns around. */
const QUADRANTS: readonly [Ink, Ink, Ink, number][] = [
  ["surface", "ink", "red", 2],
  ["sky", "ink", "blue", 3],
  ["yellow", "ink", "ink", 1],
  ["blue", "paper", "yellow", 0],
];
