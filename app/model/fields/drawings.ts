/*
 * What content may ask of the drawings: the names alone. app/features/artwork draws them, and does not compile without
 * each of them. The order matters: a seed chooses by it, and another order would change drawings that were published.
 */

/** The families of pictures. */
export const FAMILIES = [
  "tiles",
  "rings",
  "bars",
  "orbits",
  "dots",
  "circles",
  "leaves",
  "steps",
  "arcs",
  "waves",
] as const;
export type Family = (typeof FAMILIES)[number];

/** The colour schemes: each is named after its ground. */
export const SCHEMES = [
  "paper",
  "surface",
  "ink",
  "blue",
  "red",
  "yellow",
  "violet",
  "green",
  "sky",
  "blush",
  "sand",
] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The hair of a drawn portrait. */
export const HAIR_STYLES = ["bob", "swept", "parted", "cropped", "bun"] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** What a drawn person wears. */
export const EXTRAS = ["glasses", "tie", "earrings", "none"] as const;
