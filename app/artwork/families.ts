/** The picture families of the identity. A content file names one under `picture.family`. */
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

/** The grounds a picture can stand on; each fixes the two or three inks that print over it. */
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
