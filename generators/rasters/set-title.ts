import { displayTracking, type TextStyle, widthOf } from "./outline-text.ts";

/** Pixels, the largest first. */
const SIZES = [84, 76, 68, 60, 54, 48, 44, 40] as const;
const SMALLEST = 40;
const WEIGHT = 600;
const LINE_HEIGHT = 1.02;

/** Up to this size a title may run over more than four lines. */
const QUIET = 54;

export interface TitleBox {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface SetTitle {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  /** From one baseline to the next, in pixels. */
  readonly leading: number;
}

interface Line {
  readonly text: string;
  /** Pixels. */
  readonly width: number;
}

/**
 * Breaks a title into lines of about one length, as large as the box allows (84 down to 40 px). A title
 * that does not fit even at 40 px ends in an ellipsis.
 */
export function setTitle(title: string, box: TitleBox): SetTitle {
  for (const size of SIZES) {
    const { lines, style, leading } = setAt(size, title, box.width);
    const most = Math.min(Math.floor(box.height / leading), size > QUIET ? 4 : Infinity);
    const isFit = lines.length <= most && lines.every(({ width }) => width <= box.width);
    if (isFit) return { lines: lines.map(({ text }) => text), style, leading };
  }
  return shortened(title, box);
}

function setAt(size: number, title: string, width: number) {
  const style: TextStyle = { size, weight: WEIGHT, tracking: displayTracking(size) };
  const words = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: widthOf(text, style) }));
  const space = widthOf(" ", style) + 2 * (style.tracking ?? 0) * size;
  return { lines: balance(words, space, width), style, leading: size * LINE_HEIGHT };
}

/** The lines of the narrowest column that needs no more of them than the given width does. */
function balance(words: readonly Line[], space: number, width: number): Line[] {
  let best = fill(words, space, width);
  const fewest = best.length;
  for (let column = width - 8; column > 0; column -= 8) {
    const lines = fill(words, space, column);
    if (lines.length > fewest || lines.some((line) => line.width > column)) break;
    best = lines;
  }
  return best;
}

function fill(words: readonly Line[], space: number, width: number): Line[] {
  const lines: Line[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const together = last ? last.width + space + word.width : Number.POSITIVE_INFINITY;
    if (last && together <= width) {
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width: together };
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The title at the smallest size, as many whole words of it as fit, or letters of a word without end. */
function shortened(title: string, box: TitleBox): SetTitle {
  let text = title;
  for (;;) {
    const shorter = text.replace(/\s+\S*$/, "");
    text = shorter === text ? text.slice(0, -1) : shorter;
    const { lines, style, leading } = setAt(
      SMALLEST,
      `${text.replace(/[\s,;:.–—-]+$/, "")}…`,
      box.width,
    );
    const isFit =
      lines.length * leading <= box.height && lines.every(({ width }) => width <= box.width);
    if (isFit || text.length <= 1) return { lines: lines.map((line) => line.text), style, leading };
  }
}
