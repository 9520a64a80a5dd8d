/*
 * The names with which content asks for drawings. app/features/artwork draws them, and does not compile if a name lacks
 * its drawing. A seed chooses by position, so another order would change published drawings.
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
  "meeting",
  "growth",
  "climb",
  "interlock",
  "microphone",
  "postcard",
  "muted",
  "report",
  "bracket",
  "gears",
  "shelf",
  "pulse",
  "screen",
  "table",
  "forecast",
] as const;
export type Family = (typeof FAMILIES)[number];

/** The color schemes. Each has the name of its background color. */
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
export const HAIR_STYLES = ["bob", "swept", "parted", "cropped", "bearded", "bun"] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** What a drawn person wears. */
export const EXTRAS = ["glasses", "tie", "earrings", "none"] as const;

/** What a drawn person holds: something from the person's life. */
export const OBJECTS = ["none", "pencil", "bridge", "flask", "newspaper"] as const;
export type PortraitObject = (typeof OBJECTS)[number];
