import type { Frame } from "#app/artwork/svg.ts";
import { type TextStyle, widthOf } from "./brand-type.ts";

/** Pixels, the largest first. */
const SIZES = [84, 76, 68, 60, 54, 48, 44, 40];
const SMALLEST = 40;
const LINE_HEIGHT = 1.02;
/** Up to this size a title may run over more than four lines. */
const QUIET = 54;

interface Line {
  text: string;
  /** Pixels. */
  width: number;
}

/** Letter spacing of display type: -.02em at 24 px easing to -.04em at 92 px (design direction, "Type"). */
function displayTracking(size: number): number {
  return -0.02 - 0.02 * Math.min(1, Math.max(0, (size - 24) / (92 - 24)));
}

/**
 * Breaks a title into lines of about one length, as large as the box allows (84 down to 40 px). A title
 * that does not fit even at 40 px ends in an ellipsis.
 */
export async function setTitle(title: string, box: Frame) {
  for (const size of SIZES) {
    const set = await setAt(size, title, box);
    if (set && (set.lines.length <= 4 || size <= QUIET)) return set;
  }
  for (let text = title; ; text = shorter(text)) {
    const set = await setAt(SMALLEST, `${text.replace(/[\s,;:.–—-]+$/, "")}…`, box);
    if (set) return set;
  }
}

/** Without its last word, or without a tenth of the only one. */
function shorter(text: string): string {
  const words = text.replace(/\s*\S+\s*$/, "");
  return words || text.slice(0, Math.floor(text.length * 0.9));
}

/** @returns undefined when the title does not fit into the box at that size; `leading` is from baseline to baseline */
async function setAt(size: number, title: string, box: Frame) {
  const style: TextStyle = { size, tracking: displayTracking(size) };
  const words: Line[] = [];
  for (const text of title.split(/\s+/).filter(Boolean)) {
    words.push({ text, width: await widthOf(text, style) });
  }
  // Between two words there is one letter more to space on either side of the blank.
  const space = (await widthOf(" ", style)) + 2 * style.tracking * size;
  const lines = balance(words, space, box.width);
  const leading = size * LINE_HEIGHT;
  const isFit = lines.length * leading <= box.height && lines.every((l) => l.width <= box.width);
  return isFit ? { lines: lines.map(({ text }) => text), style, leading } : undefined;
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
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines;
}
