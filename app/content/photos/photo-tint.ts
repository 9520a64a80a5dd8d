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

/**
 * The tint that is nearest to a colour.
 *
 * @param colour channels from 0 to 255
 */
export function nearestTint({ r, g, b }: Record<"r" | "g" | "b", number>): PhotoTint {
  const distance = (tint: PhotoTint) => {
    const value = Number.parseInt(TINTS[tint].slice(1), 16);
    return Math.hypot(r - (value >> 16), g - ((value >> 8) & 255), b - (value & 255));
  };
  const tints = Object.keys(TINTS) as PhotoTint[];
  return tints.reduce((best, other) => (distance(other) < distance(best) ? other : best));
}
