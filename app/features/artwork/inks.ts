import { SCHEMES, type Scheme } from "#app/model/fields/drawings.ts";
import type { Random } from "./random.ts";
import type { SizedFrame } from "./svg.ts";

/** The colors of the brand, for everything that is drawn or rasterized outside the style sheet. */
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

/** Inks with another color in the dark edition: blue is slightly lighter, and overprints are light colors. */
export const NIGHT_INKS = {
  blue: "#3D5BFF",
  violet: "#FF6BD6",
  green: "#7BE8C4",
  orange: "#FFD9A0",
  ink: "#FFFFFF",
} as const satisfies Partial<Record<Ink, string>>;
export type NightColours = Partial<Record<Ink, string>>;

/**
 * The styles at the end of a drawing that make its dark edition. An image follows the color scheme of the element that
 * shows it. In WebKit it follows the fragment of its address (app/ui/runtime/scheme.ts).
 *
 * @param scheme the scheme of the ground, which is the first element; undefined for a drawing without a ground
 * @param exceptions colors that replace the colors of the ground
 */
export function nightStyle(drawing: string, scheme?: Scheme, exceptions?: NightColours): string {
  const groundColours = scheme ? nightColoursOn(scheme) : {};
  const colours: NightColours = { ...NIGHT_INKS, ...(exceptions ?? groundColours) };
  let rules = "";
  for (const [ink, night] of Object.entries(colours) as [Ink, string][]) {
    const day = INKS[ink];
    if (night === day) continue;
    for (const property of ["fill", "stroke"]) {
      const attribute = `${property}="${day}"`;
      if (drawing.includes(attribute)) rules += `[${attribute}]{${property}:${night}}`;
    }
  }
  if (scheme) rules += `>:first-child{fill:${SCHEME_COLOURS[scheme].night}}`;
  if (!rules) return "";
  const byScheme = `@media(prefers-color-scheme:dark){svg:not(:has(#light:target)){${rules}}}`;
  return `<style id="light">${byScheme}</style><style id="dark">svg:has(#dark:target){${rules}}</style>`;
}

/**
 * The colors of a dark drawing that follow from its ground. Black ink would be invisible, so it takes the light color
 * of the ground. Shapes in the color of the ground become dark with the ground.
 */
export function nightColoursOn(scheme: Scheme): NightColours {
  const colours: NightColours = { ink: scheme === "green" ? NIGHT_INKS.green : INKS[scheme] };
  // The light blue on a blue ground becomes the blue of the dark edition.
  if (scheme === "blue") colours.sky = NIGHT_INKS.blue;
  colours[scheme] = SCHEME_COLOURS[scheme].night;
  return colours;
}

/**
 * The grounds of pictures by day and by night, with the inks for each ground, and the ink that is legible as a thin
 * line.
 */
export const SCHEME_COLOURS = {
  paper: { night: "#0F1420", inks: ["blue", "red", "ink"], line: "ink" },
  surface: { night: "#181F2E", inks: ["blue", "red", "yellow"], line: "blue" },
  ink: { night: "#1C2436", inks: ["blue", "red", "yellow"], line: "blue" },
  blue: { night: "#16227A", inks: ["paper", "sky", "yellow"], line: "sky" },
  red: { night: "#4E130E", inks: ["ink", "yellow", "blush"], line: "ink" },
  yellow: { night: "#3D2804", inks: ["ink", "red", "paper"], line: "ink" },
  violet: { night: "#2D0F62", inks: ["red", "yellow", "blush"], line: "blush" },
  green: { night: "#07453A", inks: ["ink", "yellow", "sand"], line: "sand" },
  sky: { night: "#181F4A", inks: ["blue", "red", "ink"], line: "blue" },
  blush: { night: "#391819", inks: ["red", "ink", "yellow"], line: "red" },
  sand: { night: "#2E200C", inks: ["blue", "ink", "yellow"], line: "ink" },
} as const satisfies Record<Scheme, { night: string; inks: readonly Ink[]; line: Ink }>;

/** Grounds that contrast with a white page. */
export const COLOURED = SCHEMES.filter((scheme) => scheme !== "paper" && scheme !== "surface");

/** Quiet grounds on which blue, red, yellow and their overprints are all legible. */
export const OVERPRINT_GROUNDS: readonly Scheme[] = ["surface", "ink", "sky", "blush", "sand"];

/** The colours of one drawing. */
export interface Palette {
  scheme: Scheme;
  ground: string;
  /** The leading, the second and the accent ink. */
  inks: [lead: string, second: string, accent: string];
  /** The ink that is legible as a thin line. */
  line: string;
}

/** The palette of a scheme. The seed decides the order of its inks. */
export function paletteOf(scheme: Scheme, random: Random): Palette {
  const { inks, line } = SCHEME_COLOURS[scheme];
  const [lead, second, accent] = random.shuffle(inks.map((ink) => INKS[ink]));
  return {
    scheme,
    ground: INKS[scheme],
    inks: [lead as string, second as string, accent as string],
    line: INKS[line],
  };
}

/** Draws the inside of a picture on its ground. Shapes may bleed off the frame. */
export type DrawFamily = (frame: SizedFrame, palette: Palette, random: Random) => string;
