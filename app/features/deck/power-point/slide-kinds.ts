import { INKS, type Ink } from "#app/features/artwork/inks.ts";
import { lens, overprinted, paintDiscs } from "#app/features/artwork/overlaps.ts";
import {
  circle,
  disc,
  filledPath,
  finePath,
  half,
  leaf,
  quarter,
} from "#app/features/artwork/svg.ts";
import { contactHref } from "#app/features/deck/deck-links.ts";
import type { Slide, SlideType } from "#app/model/schemas/slide.ts";
import { wordsOf } from "#app/model/words.ts";
import { OVERPRINT } from "#app/ui/sections/overprint.tsx";
import { powerPointWords } from "../interface-words.ts";
import { drawContent } from "./content-slide.ts";
import type { Box, TextStyle } from "./fit-text.ts";
import {
  type DrawnSlide,
  type DrawSlide,
  fittedText,
  fittedTexts,
  ruledList,
} from "./slide-objects.ts";
import { pictureObject } from "./slide-pictures.ts";

type SlideOf<Type extends SlideType> = Extract<Slide, { type: Type }>;

/** The functions that convert each type of slide to a PowerPoint slide. */
const SLIDE_KINDS: { [Type in SlideType]: DrawSlide<SlideOf<Type>> } = {
  title: drawTitle,
  content: drawContent,
  "capability-overview": drawCapabilities,
  "capability-detail": drawCapability,
  "case-study": drawCaseStudy,
  contact: drawContact,
};

/** @param number the position of the slide in the deck, counted from 1 */
export function drawSlide(slide: Slide, number: number): DrawnSlide | Promise<DrawnSlide> {
  // TypeScript does not connect a slide's type with the function that the same type names.
  const draw = SLIDE_KINDS[slide.type] as DrawSlide<Slide>;
  return draw(slide, number);
}

function drawTitle({ subtitle, date }: SlideOf<"title">): DrawnSlide {
  const discs = [
    { ...OVERPRINT.yellow, ink: 2 },
    { ...OVERPRINT.blue, ink: 0 },
    { ...OVERPRINT.red, ink: 1 },
  ];
  const style: TextStyle = { size: 2.5, anchor: "bottom" };
  const dateStyle: TextStyle = { size: 2.3, isBold: true, anchor: "bottom" };
  return {
    layout: "title",
    backdrop: scaledShapes(42, -7, 66 / 772, paintDiscs(discs, overprinted())),
    objects: [
      fittedText(subtitle, { x: 5, y: 35, w: 33, h: 11.4 }, style),
      fittedText(date, { x: 5, y: 48, w: 33, h: 3.4 }, dateStyle),
    ],
  };
}

interface TileLook {
  ground: Ink;
  text: Ink;
  /** The shape in the upper right corner, and its ink. It fills a square from `x` and `y`. */
  form: (x: number, y: number, side: number) => string;
  formInk: Ink;
}

const TILES: readonly TileLook[] = [
  {
    ground: "blue",
    text: "paper",
    form: (x, y, side) => quarter(x, y, side, 1),
    formInk: "yellow",
  },
  {
    ground: "yellow",
    text: "ink",
    form: (x, y, side) => circle(x + 0.37 * side, y + 0.63 * side, side / 2),
    formInk: "red",
  },
  { ground: "sky", text: "ink", form: (x, y, side) => half(x, y, side, 0), formInk: "blue" },
  { ground: "blush", text: "ink", form: (x, y, side) => leaf(x, y, side, 1), formInk: "red" },
  { ground: "sand", text: "ink", form: (x, y, side) => leaf(x, y, side, 0), formInk: "green" },
  {
    ground: "ink",
    text: "paper",
    form: (x, y, side) => circle(x + side, y + 0.63 * side, side / 2),
    formInk: "red",
  },
];

/** Tiles in rows of three. The last tile fills the rest of its row. */
function drawCapabilities({ capabilities }: SlideOf<"capability-overview">): DrawnSlide {
  const columns = 3;
  const rows = Math.ceil(capabilities.length / columns);
  const width = 63 / columns;
  const height = 56.25 / rows;
  const formSide = rows > 2 ? 9 : 15;
  const tiles = capabilities.map((text, index) => {
    const column = index % columns;
    const isLast = index === capabilities.length - 1;
    const box: Box = {
      x: 37 + column * width,
      y: Math.floor(index / columns) * height,
      w: width * (isLast ? columns - column : 1),
      h: height,
    };
    const look = TILES[index % TILES.length] as TileLook;
    const form = look.form(box.x + box.w - formSide, box.y, formSide);
    return {
      text,
      ink: look.text,
      box: { x: box.x + 1.6, y: box.y + 2, w: box.w - 2.4, h: box.h - 3.6 },
      drawing: rectangle(look.ground, box) + filledPath(INKS[look.formInk], form),
    };
  });
  const style: TextStyle = { size: 2.7, isBold: true, lineHeight: 0.9, anchor: "bottom" };
  return {
    layout: "capabilities",
    backdrop: tiles.map(({ drawing }) => drawing).join(""),
    objects: fittedTexts(tiles, style),
  };
}

async function drawCapability(
  { description, picture, services, valueProposition }: SlideOf<"capability-detail">,
  number: number,
): Promise<DrawnSlide> {
  const pictureBox = { x: 0, y: 0, w: 36, h: 44.6 };
  const listBox = { x: 40.4, y: 24, w: 54.6, h: 19.6 };
  const valueStyle: TextStyle = {
    size: 3,
    isBold: true,
    lineHeight: 0.92,
    anchor: "middle",
    ink: "paper",
  };
  return {
    layout: "capability",
    objects: [
      fittedText(description, { x: 40.4, y: 15.4, w: 54.6, h: 6.6 }, { size: 2.3 }),
      ruledList(services, {
        name: wordsOf(powerPointWords).services,
        box: listBox,
        style: { size: 2.2 },
        columns: 2,
      }),
      await pictureObject(picture, pictureBox, `slide-${number}`),
      { type: "block", ink: "blue", box: { x: 36, y: 44.6, w: 64, h: 11.65 } },
      fittedText(valueProposition, { x: 40.4, y: 46, w: 54.6, h: 8.85 }, valueStyle),
    ],
  };
}

interface Quadrant {
  ground: Ink;
  text: Ink;
  /** The ink of the quadrant's part of the circle in the middle, and the corner of that part. */
  quarterInk: Ink;
  corner: number;
}

const QUADRANTS: readonly Quadrant[] = [
  { ground: "surface", text: "ink", quarterInk: "red", corner: 2 },
  { ground: "sky", text: "ink", quarterInk: "blue", corner: 3 },
  { ground: "yellow", text: "ink", quarterInk: "ink", corner: 1 },
  { ground: "blue", text: "paper", quarterInk: "yellow", corner: 0 },
];
const QUADRANT_WIDTH = 50;
const QUADRANT_HEIGHT = 23.5;
const QUADRANTS_TOP = 9.25;
const CIRCLE_RADIUS = 3.8;

/** Two rows of two quadrants around a circle. */
function drawCaseStudy({ sections }: SlideOf<"case-study">): DrawnSlide {
  const grounds = QUADRANTS.map(({ ground, quarterInk, corner }, index) => {
    const box = quadrantBox(index);
    const isLeft = index % 2 === 0;
    const isUpper = index < 2;
    const x = isLeft ? box.x + box.w - CIRCLE_RADIUS : box.x;
    const y = isUpper ? box.y + box.h - CIRCLE_RADIUS : box.y;
    const part = filledPath(INKS[quarterInk], quarter(x, y, CIRCLE_RADIUS, corner));
    return rectangle(ground, box) + part;
  });
  const texts = sections.map(({ title, text }, index) => {
    const { x, y } = quadrantBox(index);
    // The number of the slide is below the lower quadrants.
    const height = index < 2 ? 20.4 : 15;
    const box = { x: x + 5, y: y + 1.8, w: QUADRANT_WIDTH - 10, h: height };
    return { heading: title, text, box, ink: QUADRANTS[index]?.text ?? "ink" };
  });
  return {
    layout: "caseStudy",
    backdrop: grounds.join(""),
    objects: fittedTexts(texts, { size: 2.2 }),
  };
}

function quadrantBox(index: number): Box {
  return {
    x: (index % 2) * QUADRANT_WIDTH,
    y: QUADRANTS_TOP + Math.floor(index / 2) * QUADRANT_HEIGHT,
    w: QUADRANT_WIDTH,
    h: QUADRANT_HEIGHT,
  };
}

function drawContact({ contactInfo }: SlideOf<"contact">): DrawnSlide {
  const right = disc(510, 250, 250, INKS.violet);
  const left = disc(250, 250, 250, INKS.green);
  // The overlap extends over the edge of the green circle to avoid a hairline.
  const shared = lens({ x: 510, y: 250, r: 250 }, { x: 250, y: 250, r: 251 });
  const circles = right + left + filledPath(INKS.ink, shared);
  return {
    layout: "contact",
    backdrop: scaledShapes(47, -12, 62 / 760, circles),
    objects: [
      ruledList(contactInfo, {
        name: wordsOf(powerPointWords).contact,
        box: { x: 5, y: 32, w: 90, h: 20.5 },
        style: { size: 2.9, anchor: "bottom", ink: "paper" },
        columns: 2,
        hrefOf: contactHref,
      }),
    ],
  };
}

function rectangle(ink: Ink, { x, y, w, h }: Box): string {
  return filledPath(INKS[ink], finePath`M${x} ${y}h${w}v${h}h${-w}z`);
}

/** Shapes in the units of the page's drawing. */
function scaledShapes(x: number, y: number, scale: number, shapes: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`;
}
