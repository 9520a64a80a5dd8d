/**
 * The colours of the identity (design direction, "Tokens"), for whatever is drawn or rasterized outside
 * the style sheet: artwork, logo, social cards, theme colour.
 */
export const INKS = {
  paper: "#FFFFFF",
  surface: "#F3F1EC",
  ink: "#0F1420",
  blue: "#2B4BFF",
  red: "#FF4A32",
  yellow: "#FFB61A",
  violet: "#5A1BB8",
  green: "#0E8F6E",
  orange: "#FF7A1A",
  sky: "#C9D4FF",
  blush: "#FFD3CB",
  sand: "#FFE7B8",
} as const;

export type Ink = keyof typeof INKS;

/** The three printing inks: management consulting, sales, marketing. */
export type PrintingInk = "blue" | "red" | "yellow";

const OVERPRINTS = {
  blue: { red: "violet", yellow: "green" },
  red: { blue: "violet", yellow: "orange" },
  yellow: { blue: "green", red: "orange" },
} as const satisfies Record<PrintingInk, Partial<Record<PrintingInk, Ink>>>;

/**
 * The colour of the region where two different printing inks overlap. All three together print `ink`.
 *
 * @throws RangeError when both are the same ink, which prints nothing new
 */
export function overprint(first: PrintingInk, second: PrintingInk): Ink {
  const pair: Partial<Record<PrintingInk, Ink>> = OVERPRINTS[first];
  const result = pair[second];
  if (!result) throw new RangeError(`${first} printed over itself has no overprint`);
  return result;
}
