import type { Random } from "./random.ts";
import type { Frame } from "./svg.ts";

/** The colours of the identity, for whatever is drawn or rasterized outside the style sheet. */
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

/** The grounds of pictures, each named by its ink: what prints on it, and which of that reads as a thin line. */
export const SCHEME_INKS = {
  paper: { inks: ["blue", "red", "ink"], line: "ink" },
  surface: { inks: ["blue", "red", "yellow"], line: "blue" },
  ink: { inks: ["blue", "red", "yellow"], line: "blue" },
  blue: { inks: ["paper", "sky", "yellow"], line: "sky" },
  red: { inks: ["ink", "yellow", "blush"], line: "ink" },
  yellow: { inks: ["ink", "red", "paper"], line: "ink" },
  violet: { inks: ["red", "yellow", "blush"], line: "blush" },
  green: { inks: ["ink", "yellow", "sand"], line: "sand" },
  sky: { inks: ["blue", "red", "ink"], line: "blue" },
  blush: { inks: ["red", "ink", "yellow"], line: "red" },
  sand: { inks: ["blue", "ink", "yellow"], line: "ink" },
} as const satisfies Partial<Record<Ink, { inks: readonly [Ink, Ink, Ink]; line: Ink }>>;
export type Scheme = keyof typeof SCHEME_INKS;
export const SCHEMES = Object.keys(SCHEME_INKS) as Scheme[];

/** Grounds that keep their edge on a white page. */
export const COLOURED = SCHEMES.filter((scheme) => scheme !== "paper" && scheme !== "surface");

/** Quiet grounds on which blue, red and yellow all read, and so do their overprints. */
export const OVERPRINT_GROUNDS: readonly Scheme[] = ["surface", "ink", "sky", "blush", "sand"];

/** The palette of a scheme, its leading, second and accent ink in an order that the seed decides. */
export function paletteOf(scheme: Scheme, random: Random) {
  const { inks, line } = SCHEME_INKS[scheme];
  const [lead = "", second = "", accent = ""] = random.shuffle(inks.map((ink) => INKS[ink]));
  const inOrder: readonly [string, string, string] = [lead, second, accent];
  return { scheme, ground: INKS[scheme], inks: inOrder, line: INKS[line] };
}
export type Palette = Readonly<ReturnType<typeof paletteOf>>;

/** Draws the inside of a picture on its ground: elements only, within the frame or bled off it. */
export type DrawFamily = (frame: Frame, palette: Palette, random: Random) => string;
