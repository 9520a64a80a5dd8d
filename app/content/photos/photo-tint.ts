import { INKS } from "#app/artwork/inks.ts";

/**
 * What may stand in for a photo until it has loaded: the colours of the identity, as classes,
 * because a page has no inline styles. The greys are those of app/styles/tokens.css.
 */
const TINTS = {
  "bg-surface": INKS.surface,
  "bg-rule": "#E4E6EA",
  "bg-sky": INKS.sky,
  "bg-blush": INKS.blush,
  "bg-sand": INKS.sand,
  "bg-ink": INKS.ink,
  "bg-ink-2": "#3C4354",
  "bg-ink-3": "#5A6172",
  "bg-blue": INKS.blue,
  "bg-red": INKS.red,
  "bg-yellow": INKS.yellow,
  "bg-violet": INKS.violet,
  "bg-green": INKS.green,
  "bg-orange": INKS.orange,
} as const;
export type PhotoTint = keyof typeof TINTS;

export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/**
 * The tint that looks most like a colour.
 *
 * @param colour channels from 0 to 255
 */
export function nearestTint(colour: Rgb): PhotoTint {
  const tints = Object.entries(TINTS) as [PhotoTint, string][];
  const distances = tints.map(([tint, hex]) => ({ tint, distance: distance(colour, rgbOf(hex)) }));
  return distances.reduce((best, other) => (other.distance < best.distance ? other : best)).tint;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
}

/** How different two colours look: "redmean" (https://www.compuphase.com/cmetric.htm), squared. */
function distance(one: Rgb, other: Rgb): number {
  const red = (one.r + other.r) / 2;
  const weights = { r: 2 + red / 256, g: 4, b: 2 + (255 - red) / 256 };
  const part = (channel: keyof Rgb) => weights[channel] * (one[channel] - other[channel]) ** 2;
  return part("r") + part("g") + part("b");
}
