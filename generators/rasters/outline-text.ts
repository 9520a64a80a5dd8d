import type { Font } from "fontkit";
import { num } from "#app/artwork/svg.ts";
import { fontFor } from "./typeface.ts";

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  /** 400 to 700. */
  readonly weight: number;
  /** Letter spacing in em; negative is tighter. */
  readonly tracking?: number;
}

/** Text as outlines: path data whose baseline begins at 0, 0, and how far it runs, in pixels. */
export interface Outline {
  readonly data: string;
  readonly width: number;
}

/** Letter spacing of display type: -.02em at 24 px easing to -.04em at 92 px (design direction, "Type"). */
export function displayTracking(size: number): number {
  return -0.02 - 0.02 * Math.min(1, Math.max(0, (size - 24) / (92 - 24)));
}

/**
 * Sets one line in the brand's type, kerned.
 *
 * @throws RangeError when the type holds no glyph for a character
 */
export function outlineText(text: string, style: TextStyle, x = 0, y = 0): Outline {
  let data = "";
  let pen = x;
  for (const { font, part } of splitByFont(text, style.weight)) {
    const run = font.layout(part);
    const scale = style.size / font.unitsPerEm;
    for (const [index, glyph] of run.glyphs.entries()) {
      const advance = run.positions[index]?.xAdvance ?? glyph.advanceWidth;
      data += glyphData(glyph.path.commands, scale, pen, y);
      pen += advance * scale + (style.tracking ?? 0) * style.size;
    }
  }
  return { data, width: pen - x - (style.tracking ?? 0) * style.size };
}

const widths = new Map<string, number>();

/** How far a word runs, in pixels, without the space that follows its last letter. */
export function widthOf(text: string, { size, weight, tracking = 0 }: TextStyle): number {
  const key = `${weight} ${text}`;
  let em = widths.get(key);
  if (em === undefined) {
    em = 0;
    for (const { font, part } of splitByFont(text, weight)) {
      em += font.layout(part).advanceWidth / font.unitsPerEm;
    }
    widths.set(key, em);
  }
  return (em + tracking * ([...text].length - 1)) * size;
}

/** A text in parts, each of which one font can set. */
function splitByFont(text: string, weight: number): { font: Font; part: string }[] {
  const parts: { font: Font; part: string }[] = [];
  for (const character of text) {
    const font = fontFor(character.codePointAt(0) ?? 0, weight);
    if (!font) {
      throw new RangeError(
        `The brand's type has no "${character}", used in "${text}"; write it otherwise`,
      );
    }
    const last = parts.at(-1);
    if (last?.font === font) last.part += character;
    else parts.push({ font, part: character });
  }
  return parts;
}

const LETTERS = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};

function glyphData(
  commands: readonly { command: keyof typeof LETTERS; args: number[] }[],
  scale: number,
  x: number,
  y: number,
): string {
  let data = "";
  for (const { command, args } of commands) {
    data += LETTERS[command];
    for (const [index, value] of args.entries()) {
      const text = index % 2 === 0 ? num(x + value * scale) : num(y - value * scale);
      data += index === 0 || text.startsWith("-") ? text : ` ${text}`;
    }
  }
  return data;
}
