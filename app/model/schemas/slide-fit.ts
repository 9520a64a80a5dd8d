import type { Exhibit } from "./exhibit.ts";
import type { Slide, SlideType } from "./slide.ts";

/*
 * Estimates from the widths of letters whether the content of a slide fits a 16:9 frame. The build decides this without
 * a browser. All lengths are hundredths of the slide's width, and equal the lengths in the style sheets of
 * app/features/deck. A browser test measures slides that are as full as possible (tests/e2e/deck).
 */

/** The display sizes of a slide, as fractions of the designed size (`--fit` in slide-frame.css). */
const FITS = [1, 0.85, 0.72, 0.6];
const SMALLEST_FIT = Math.min(...FITS);

const SLIDE_HEIGHT = 56.25;
/** The tolerance for rounding. */
const TOLERANCE = 0.3;

/** The distance of the content from the left, the right and the upper edge. */
const SIDE = 5;
const TOP = 4.8;
const INNER_WIDTH = 100 - 2 * SIDE;

/** The size of the smallest text: 12 px on the narrowest poster, which has 500 px. */
const SMALLEST_SIZE = 2.4;

/** How a text is set. */
interface TextStyle {
  size: number;
  lineHeight: number;
  /** Space between letters in em; 0 where it is left out. */
  tracking?: number;
  /** The weight of the type; 600 where it is left out. */
  weight?: 400 | 500 | 600;
}

const TEXT: TextStyle = { size: SMALLEST_SIZE, lineHeight: 1.3, weight: 400 };
const POINT: TextStyle = { size: SMALLEST_SIZE, lineHeight: 1.2, weight: 500 };

/**
 * Finds the size of a slide's display type.
 *
 * @returns 0 for the designed size, 1 to 3 for smaller sizes; undefined if the content fits in no size
 */
export function slideFit(slide: Slide): number | undefined {
  const neededHeight = NEEDED_HEIGHTS[slide.type] as (slide: Slide, fit: number) => number;
  const index = FITS.findIndex((fit) => neededHeight(slide, fit) <= SLIDE_HEIGHT - TOLERANCE);
  return index < 0 ? undefined : index;
}

type SlideOf<Type extends SlideType> = Extract<Slide, { type: Type }>;
type ContentSlide = SlideOf<"content">;

/** The height that the content of a slide needs. Infinite if the content does not fit the slide's width. */
const NEEDED_HEIGHTS: {
  [Type in SlideType]: (slide: SlideOf<Type>, fit: number) => number;
} = {
  title: titleHeight,
  content: contentHeight,
  "capability-overview": capabilitiesHeight,
  "capability-detail": capabilityHeight,
  "case-study": caseStudyHeight,
  contact: contactHeight,
};

function titleHeight({ title, subtitle, date }: SlideOf<"title">, fit: number): number {
  const heading = { size: 10.6, lineHeight: 0.92, tracking: -0.045 };
  const texts = 2 + textHeight(subtitle, 32, { size: 2.5, lineHeight: 1.25, weight: 400 });
  return (
    2 * TOP + displayHeight(title, 46, heading, fit) + texts + 1.8 + textHeight(date, 90, TEXT)
  );
}

function contentHeight(slide: ContentSlide, fit: number): number {
  const { exhibit, figures, leaders, picture } = slide;
  if (figures) return figuresHeight(slide, fit);
  if (exhibit) return Math.max(exhibitColumnHeight(slide, fit), exhibitHeight(exhibit, fit));
  if (leaders) return peopleHeight(slide, fit);
  const width = picture ? 48.5 : INNER_WIDTH;
  return columnHeight(slide, width, fit) + 6.4;
}

/** The heading with the points below it, from the upper edge. */
function columnHeight({ title, points }: ContentSlide, width: number, fit: number): number {
  return (
    TOP + displayHeight(title, width, HEADING, fit) + 2 + pointsHeight(points, width, 2.3 * fit)
  );
}

const HEADING: TextStyle = { size: 5.2, lineHeight: 0.98, tracking: -0.036 };
/** A heading that has a part of the slide to itself. */
const LARGE_HEADING: TextStyle = { ...HEADING, size: 5.6 };

/** Points below each other, each with a rule above it. */
function pointsHeight(points: readonly string[], width: number, padding: number): number {
  const heights = points.map((point) => textHeight(point, width, POINT) + padding + 0.16);
  return sumOf(heights);
}

/** The smallest height of a portrait. */
const LEAST_PORTRAIT = 14;

function peopleHeight({ title, points }: ContentSlide, fit: number): number {
  const width = Math.min((INNER_WIDTH - 2 * (points.length - 1)) / points.length, 20.7);
  const caption = Math.max(...points.map((point) => textHeight(point, width, POINT)));
  const heading = displayHeight(title, INNER_WIDTH, HEADING, fit);
  return TOP + heading + 2 + LEAST_PORTRAIT + 1.4 + caption + 6.4;
}

/** Points beside the heading, and figures below both. */
function figuresHeight({ title, points, figures = [] }: ContentSlide, fit: number): number {
  const heading = displayHeight(title, 51, LARGE_HEADING, fit);
  const upper = Math.max(heading, pointsHeight(points, 35, 2.4));
  const valueStyle = { size: 13 * fit, lineHeight: 0.86, tracking: -0.05 };
  // The gap, the rule and the distance from it.
  let width = 4.2 * (figures.length - 1);
  let labels = 0;
  for (const { value, label } of figures) {
    const labelWidth = Math.min(widthOf(label, TEXT), 24);
    width += Math.max(widthOf(value, valueStyle), labelWidth) + 0.2;
    labels = Math.max(labels, textHeight(label, 24, TEXT), 2.6 * TEXT.size);
  }
  if (width > INNER_WIDTH) return Number.POSITIVE_INFINITY;
  return TOP + upper + 3 + lineHeightOf(valueStyle) + 1.8 + labels + 6;
}

/** Heading and points in a column beside a chart. */
function exhibitColumnHeight(slide: ContentSlide, fit: number): number {
  return columnHeight(slide, 33, fit) + 2.6 + TOP;
}

/** The width of a chart. */
const EXHIBIT_WIDTH = 52;
const SMALL_TEXT: TextStyle = { size: SMALLEST_SIZE, lineHeight: 1.4, weight: 400 };

function exhibitHeight(exhibit: Exhibit, fit: number): number {
  const { title, unit = "", source = "", illustrative } = exhibit;
  const titleStyle = { size: Math.max(1.412 * fit, 1) * SMALLEST_SIZE, lineHeight: 1.15 };
  const unitHeight = unit ? textHeight(unit, EXHIBIT_WIDTH, SMALL_TEXT) + 1 : 0;
  const caption = textHeight(title, EXHIBIT_WIDTH, titleStyle) + unitHeight + 0.8 * titleStyle.size;
  // The note says, too, that figures are invented.
  const note = illustrative ? `${source} Illustrative figures, invented for this example.` : source;
  const noteHeight = 0.9 * SMALLEST_SIZE + textHeight(note, EXHIBIT_WIDTH, SMALL_TEXT);
  return 2 * TOP + caption + chartHeight(exhibit, fit) + noteHeight;
}

/** The least height of a chart. */
function chartHeight({ kind, rows, total }: Exhibit, fit: number): number {
  const labels = rows.map(({ label }) => label);
  if (kind === "lines" || kind === "slope") {
    // Beside the ends of the lines a label has a third of the height (app/features/exhibits/draw-lines.ts), with a figure
    // before its name.
    const heights = labels.map((label) => textHeight(`000,000 ${label}`, 20, TEXT));
    const columnNames = 0.5 * SMALLEST_SIZE + lineHeightOf(TEXT);
    return (
      Math.max(3 * Math.max(...heights), 7 * SMALLEST_SIZE) + columnNames + 0.7 * SMALLEST_SIZE
    );
  }
  if (kind === "share") {
    const heights = labels.map((label) => Math.max(textHeight(label, 12, TEXT), 3.6) + 1.8);
    return Math.max(7 * SMALLEST_SIZE, sumOf(heights));
  }
  const bar = (1.5 * fit + 0.25 + 0.7 * fit) * SMALLEST_SIZE;
  const bars = total ? [...labels, total] : labels;
  return sumOf(bars.map((label) => textHeight(label, 40, TEXT) + bar));
}

function capabilitiesHeight(slide: SlideOf<"capability-overview">, fit: number): number {
  const { title, capabilities } = slide;
  const heading = { ...HEADING, size: 5.1 };
  const longest = Math.max(...words(title).map((word) => widthOf(word, scaled(heading, fit))));
  const headingWidth = Math.max(33 - SIDE, longest);
  const tileWidth = (100 - SIDE - headingWidth) / 3 - 4;
  const tile = { size: Math.max(2.7 * fit, SMALLEST_SIZE), lineHeight: 1.04, tracking: -0.02 };
  const isSmallest = fit === SMALLEST_FIT;
  const texts = capabilities.map((capability) =>
    wordsHeight(capability, tileWidth, tile, isSmallest),
  );
  const rowCount = Math.ceil(capabilities.length / 3);
  const form = rowCount > 2 ? 9 : 15;
  const tiles = rowCount * (Math.max(...texts) + 4 + (isSmallest ? 0 : form));
  return Math.max(tiles, TOP + displayHeight(title, headingWidth, heading, fit) + 6.4);
}

function capabilityHeight(slide: SlideOf<"capability-detail">, fit: number): number {
  const { title, description, services, valueProposition } = slide;
  const width = 54.6;
  const value = { size: Math.max(3 * fit, SMALLEST_SIZE), lineHeight: 1.1, tracking: -0.02 };
  const heights = services.map((service) => pointsHeight([service], 26.1, 2.3 * fit));
  let points = 0;
  for (let index = 0; index < heights.length; index += 2) {
    points += Math.max(...heights.slice(index, index + 2));
  }
  return (
    TOP +
    displayHeight(title, width, LARGE_HEADING, fit) +
    1.8 +
    textHeight(description, width, TEXT) +
    4 +
    points +
    5.4 * fit +
    textHeight(valueProposition, width, value)
  );
}

function caseStudyHeight({ title, sections }: SlideOf<"case-study">, fit: number): number {
  const heading = { ...HEADING, size: Math.max(3.7, 2.6 / fit) };
  const text: TextStyle = { size: SMALLEST_SIZE, lineHeight: 1.22, weight: 400 };
  const [first = 0, second = 0, third = 0, fourth = 0] = sections.map(
    (section) => 2 * fit + 2.86 + 0.8 + textHeight(section.text, 41, text),
  );
  const rows = Math.max(first, second) + 1 + Math.max(third + 5, fourth + 1);
  return 5.3 + displayHeight(title, INNER_WIDTH, heading, fit) + rows;
}

function contactHeight({ title, contactInfo }: SlideOf<"contact">, fit: number): number {
  const heading = { size: 12.4, lineHeight: 0.9, tracking: -0.036 };
  const line = { size: 2.9, lineHeight: 1.3, tracking: -0.01 };
  const width = contactInfo.length > 1 ? (INNER_WIDTH - 4) / 2 : INNER_WIDTH;
  const heights = contactInfo.map((text) => textHeight(text, width, line) + 2.8 + 0.16);
  const lines = Math.ceil(contactInfo.length / 2) * Math.max(...heights);
  return 2 * TOP + displayHeight(title, 50, heading, fit) + 2 + lines - 1.4;
}

function scaled(style: TextStyle, fit: number): TextStyle {
  return { ...style, size: style.size * fit };
}

/** The height of a heading. Only in the smallest size a word may break. */
function displayHeight(text: string, width: number, style: TextStyle, fit: number): number {
  return wordsHeight(text, width, scaled(style, fit), fit === SMALLEST_FIT);
}

function wordsHeight(text: string, width: number, style: TextStyle, mayBreak: boolean): number {
  const isTooWide = words(text).some((word) => widthOf(word, style) > width);
  return isTooWide && !mayBreak ? Number.POSITIVE_INFINITY : textHeight(text, width, style);
}

/** The height of a text in a column. A word that is wider than the column takes several lines. */
function textHeight(text: string, width: number, style: TextStyle): number {
  const blank = widthOf(" ", style);
  let lines = 0;
  let room = 0;
  for (const word of words(text)) {
    const wordWidth = widthOf(word, style);
    if (wordWidth > room) {
      const linesOfWord = Math.max(1, Math.ceil(wordWidth / width));
      lines += linesOfWord;
      room = linesOfWord * width;
    }
    room -= wordWidth + blank;
  }
  return lines * lineHeightOf(style);
}

const lineHeightOf = ({ size, lineHeight }: TextStyle) => size * lineHeight;

const words = (text: string) => text.split(/\s+/);

/** Widths of letters in em, of Familjen Grotesk at weight 600; of letters that it lacks, those of the widest usual type. */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/ /, 0.2],
  [/[ijlIJ.,:;'’‘|!]/, 0.28],
  [/[ft]/, 0.33],
  [/[r()[\]{}/"-]/, 0.38],
  [/[sz]/, 0.47],
  [/[cevxyLEF?]/, 0.53],
  [/[mMwW@%—]/, 0.87],
  [/[\p{Ll}\p{N}]/u, 0.565],
  [/[DGHNOQU&]/, 0.68],
  [/[\p{Lu}\p{P}\p{S}]/u, 0.61],
  [/./su, 1.05],
];

/** How much narrower letters of less weight are. */
const WEIGHT_WIDTHS = { 400: 0.97, 500: 0.985, 600: 1 };

function widthOf(text: string, { size, tracking = 0, weight = 600 }: TextStyle): number {
  let width = 0;
  for (const letter of text) {
    const [, letterWidth] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [letter, 0];
    width += letterWidth * WEIGHT_WIDTHS[weight] + tracking;
  }
  return width * size;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
