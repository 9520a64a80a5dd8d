import { INKS } from "#app/artwork/inks.ts";

/** Colours for the place of a photo that has not loaded, as classes: a page has no inline styles. */
const TINTS = {
  "bg-surface": INKS.surface,
  "bg-rule": "#E4E6EA",
  "bg-sky": INKS.sky,
  "bg-blush": INKS.blush,
  "bg-sand": INKS.sand,
  // Not ink, which is light by night.
  "bg-black": INKS.ink,
  "bg-grey": "#8D93A2",
  "bg-blue": INKS.blue,
  "bg-red": INKS.red,
  "bg-yellow": INKS.yellow,
  "bg-violet": INKS.violet,
  "bg-green": INKS.green,
  "bg-orange": INKS.orange,
} as const;
export type PhotoTint = keyof typeof TINTS;

type Rgb = Record<"r" | "g" | "b", number>;

/**
 * The tint that looks most like a colour.
 *
 * @param colour channels from 0 to 255
 */
export function nearestTint(colour: Rgb): PhotoTint {
  const tints = Object.entries(TINTS).map(([tint, hex]) => {
    return { tint: tint as PhotoTint, distance: distance(colour, rgbOf(hex)) };
  });
  return tints.reduce((best, other) => (other.distance < best.distance ? other : best)).tint;
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
