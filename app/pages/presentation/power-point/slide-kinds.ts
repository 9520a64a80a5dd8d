import type { Ink } from "#app/artwork/inks.ts";
import { type Circle, core, lens } from "#app/artwork/overlaps.ts";
import { circle, half, leaf, quarter } from "#app/artwork/shapes.ts";
import { content } from "#app/content/content.ts";
import type { Slide, SlideType } from "#app/content/schemas/deck.ts";
import { OVERPRINT } from "#app/sections/overprint-circles.tsx";
import { contactLine } from "../contact-lines.ts";
import { contentLayout, drawContent } from "./content-slide.ts";
import type { TextStyle } from "./fit-text.ts";
import type { Canvas, PlacedText } from "./slide-canvas.ts";
import type { LayoutName } from "./slide-layouts.ts";

type SlideOf<Type extends SlideType> = Extract<Slide, { type: Type }>;

/** @param number counted from 1 */
export type DrawSlide<Shown> = (
  slide: Shown,
  canvas: Canvas,
  number: number,
) => Promise<void> | void;

interface SlideKind<Shown> {
  layout: (slide: Shown) => LayoutName;
  draw: DrawSlide<Shown>;
}

/** How each type of slide becomes one of PowerPoint. */
export const SLIDE_KINDS = {
  title: { layout: () => "title", draw: drawTitle },
  content: { layout: contentLayout, draw: drawContent },
  "capability-overview": { layout: () => "capabilities", draw: drawCapabilities },
  "capability-detail": { layout: () => "capability", draw: drawCapability },
  "case-study": { layout: () => "caseStudy", draw: drawCaseStudy },
  contact: { layout: () => "contact", draw: drawContact },
} satisfies { [Type in SlideType]: SlideKind<SlideOf<Type>> };

const disc = ({ x, y, r }: Circle) => circle(x, y, r);

function drawTitle({ title, subtitle, date }: SlideOf<"title">, canvas: Canvas): void {
  const at = { x: 42, y: -7, w: 66, h: 66 };
  const { yellow, blue, red } = OVERPRINT;
  for (const ink of ["yellow", "blue", "red"] as const)
    canvas.shape(ink, disc(OVERPRINT[ink]), at, 772);
  canvas.shape("green", lens(yellow, blue), at, 772);
  canvas.shape("orange", lens(yellow, red), at, 772);
  canvas.shape("violet", lens(blue, red), at, 772);
  canvas.shape("ink", core(yellow, blue, red), at, 772);
  canvas.title(title);
  canvas.text(subtitle, { x: 5, y: 35, w: 33, h: 11.4 }, { size: 2.5, valign: "bottom" });
  canvas.text(date, { x: 5, y: 48, w: 33, h: 3.4 }, { size: 2.3, isBold: true, valign: "bottom" });
}

/** Ground, ink of the words, and the form in the upper right corner: its ink, its data and the units of its data. */
const TILES: readonly [Ink, Ink, Ink, string][] = [
  ["blue", "paper", "yellow", quarter(0, 0, 15, 1)],
  ["yellow", "ink", "red", circle(5.5, 9.5, 7.5)],
  ["sky", "ink", "blue", half(0, 0, 15, 0)],
  ["blush", "ink", "red", leaf(0, 0, 15, 1)],
  ["sand", "ink", "green", leaf(0, 0, 15, 0)],
  ["ink", "paper", "red", circle(15, 9.5, 7.5)],
];

/** Tiles in rows of three; the last takes what is left of its row. */
function drawCapabilities(slide: SlideOf<"capability-overview">, canvas: Canvas): void {
  const { capabilities, title } = slide;
  canvas.title(title);
  const rows = Math.ceil(capabilities.length / 3);
  const [w, h] = [63 / 3, 56.25 / rows];
  const names: PlacedText[] = [];
  for (const [index, capability] of capabilities.entries()) {
    const [ground, ink, formInk, form] = TILES[index % TILES.length] as (typeof TILES)[number];
    const isLast = index === capabilities.length - 1;
    const span = isLast ? 3 - (index % 3) : 1;
    const box = { x: 37 + (index % 3) * w, y: Math.floor(index / 3) * h, w: w * span, h };
    canvas.block(ground, box);
    const scale = rows > 2 ? 9 : 15;
    canvas.shape(formInk, form, { ...box, x: box.x + box.w - scale, w: scale }, 15);
    names.push({
      text: capability,
      ink,
      box: { x: box.x + 1.6, y: box.y + 2, w: box.w - 2.4, h: h - 3.6 },
    });
  }
  canvas.texts(names, { size: 2.7, isBold: true, leading: 0.9, valign: "bottom" });
}

async function drawCapability(slide: SlideOf<"capability-detail">, canvas: Canvas, number: number) {
  const { description, picture, services, title, valueProposition } = slide;
  canvas.title(title);
  canvas.text(description, { x: 40.4, y: 15.4, w: 54.6, h: 6.6 }, { size: 2.3 });
  canvas.ruled(services, { x: 40.4, y: 24, w: 54.6, h: 19.6 }, { size: 2.2 }, "top", 2);
  await canvas.picture(picture, `slide-${number}`, { x: 0, y: 0, w: 36, h: 44.6 });
  canvas.block("blue", { x: 36, y: 44.6, w: 64, h: 11.65 });
  const style: TextStyle = { size: 3, isBold: true, leading: 0.92, ink: "paper", valign: "middle" };
  canvas.text(valueProposition, { x: 40.4, y: 46, w: 54.6, h: 8.85 }, style);
}

/** Ground, ink of the words, and of the quarter of the circle in the middle, whose centre is a corner of the quadrant. */
const QUADRANTS: readonly [Ink, Ink, Ink, number][] = [
  ["surface", "ink", "red", 2],
  ["sky", "ink", "blue", 3],
  ["yellow", "ink", "ink", 1],
  ["blue", "paper", "yellow", 0],
];

function drawCaseStudy({ sections, title }: SlideOf<"case-study">, canvas: Canvas): void {
  canvas.title(title);
  const [w, h] = [50, 23.5];
  const texts = sections.map(({ title: heading, text }, index) => {
    const [ground, ink] = QUADRANTS[index] as (typeof QUADRANTS)[number];
    const box = { x: (index % 2) * w, y: index < 2 ? 9.25 : 9.25 + h, w, h };
    canvas.block(ground, box);
    return {
      heading,
      text,
      ink,
      box: { x: box.x + 5, y: box.y + 1.8, w: w - 10, h: index < 2 ? 20.4 : 15 },
    };
  });
  canvas.texts(texts, { size: 2.2 });
  for (const [index, [, , ink, corner]] of QUADRANTS.entries()) {
    const [x, y] = [50 - (index % 2 ? 0 : 3.8), 9.25 + h - (index < 2 ? 3.8 : 0)];
    canvas.shape(ink, quarter(0, 0, 1, corner), { x, y, w: 3.8, h: 3.8 }, 1);
  }
}

function drawContact({ contactInfo, title }: SlideOf<"contact">, canvas: Canvas): void {
  const at = { x: 47, y: -12, w: 62, h: 40 };
  const [green, violet] = [
    { x: 250, y: 250, r: 250 },
    { x: 510, y: 250, r: 250 },
  ];
  canvas.shape("violet", disc(violet), at, 760);
  canvas.shape("green", disc(green), at, 760);
  canvas.shape("ink", lens(green, violet), at, 760);
  canvas.title(title);
  const rows = Math.ceil(contactInfo.length / 2);
  const h = Math.min(6.8, 20 / rows);
  const lines = contactInfo.map((text, index) => {
    const [x, y] = [5 + (index % 2) * 47, 52.5 - (rows - Math.floor(index / 2)) * h];
    canvas.block("paper", { x, y, w: 43, h: 0.16 });
    const { href } = contactLine(text, content().site);
    return { text, href, box: { x, y: y + 0.4, w: 43, h: h - 0.6 } };
  });
  canvas.texts(lines, { size: 2.9, ink: "paper", valign: "middle" });
}
