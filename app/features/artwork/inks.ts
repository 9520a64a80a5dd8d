import {
  BLACK,
  type BrandInks,
  brandInksOf,
  NIGHT_SURFACE,
  PAPER,
  SURFACE,
  TREFOIL,
} from "#app/base/brand-inks.ts";
import { contentIfSet, memoizeOnContent } from "#app/model/content.ts";
import { SCHEMES, type Scheme } from "#app/model/fields/drawings.ts";
import type { Random } from "./random.ts";
import type { SizedFrame } from "./svg.ts";

/** The colors of the firm whose content is rendered. */
const inksOfContent = memoizeOnContent(({ site }) => site.colors && brandInksOf(site.colors));

/** The colors of the brand: those that the content states, or those that the project comes with. */
export function brandInks(): BrandInks {
  const content = contentIfSet();
  return (content && inksOfContent(content)) ?? TREFOIL;
}

export type Ink = "paper" | "surface" | "ink" | keyof BrandInks["day"];

/** The colors of the brand, for everything that is drawn or rasterized outside the style sheet. */
export const INKS: Readonly<Record<Ink, string>> = {
  paper: PAPER,
  surface: SURFACE,
  ink: BLACK,
  get blue() {
    return brandInks().day.blue;
  },
  get red() {
    return brandInks().day.red;
  },
  get yellow() {
    return brandInks().day.yellow;
  },
  get violet() {
    return brandInks().day.violet;
  },
  get green() {
    return brandInks().day.green;
  },
  get orange() {
    return brandInks().day.orange;
  },
  get sky() {
    return brandInks().day.sky;
  },
  get blush() {
    return brandInks().day.blush;
  },
  get sand() {
    return brandInks().day.sand;
  },
};

/** Inks with another color in the dark edition: blue is slightly lighter, and overprints are light colors. */
export function nightInks() {
  return { ...brandInks().night, ink: PAPER } as const satisfies NightColors;
}
export type NightColors = Partial<Record<Ink, string>>;

/**
 * The styles at the end of a drawing that make its dark edition. An image follows the color scheme of the element that
 * shows it. In WebKit it follows the fragment of its address (app/ui/runtime/scheme.ts).
 *
 * @param scheme the scheme of the ground, which is the first element; undefined for a drawing without a ground
 * @param exceptions colors that replace the colors of the ground
 * @param ground the ground of the dark edition; the default is that of the scheme
 */
export function nightStyle(
  drawing: string,
  scheme?: Scheme,
  exceptions?: NightColors,
  ground: string | undefined = scheme && nightGround(scheme),
): string {
  const groundColors = scheme ? nightColorsOn(scheme) : {};
  const colors: NightColors = { ...nightInks(), ...(exceptions ?? groundColors) };
  let rules = "";
  for (const [ink, night] of Object.entries(colors) as [Ink, string][]) {
    const day = INKS[ink];
    if (night === day) continue;
    for (const property of ["fill", "stroke"]) {
      const attribute = `${property}="${day}"`;
      if (drawing.includes(attribute)) rules += `[${attribute}]{${property}:${night}}`;
    }
  }
  if (ground) rules += `>:first-child{fill:${ground}}`;
  if (!rules) return "";
  const byScheme = `@media(prefers-color-scheme:dark){svg:not(:has(#light:target)){${rules}}}`;
  return `<style id="light">${byScheme}</style><style id="dark">svg:has(#dark:target){${rules}}</style>`;
}

/**
 * The colors of a dark drawing that follow from its ground. Black ink would be invisible, so it takes the light color
 * of the ground. Shapes in the color of the ground become dark with the ground.
 */
export function nightColorsOn(scheme: Scheme): NightColors {
  const colors: NightColors = { ink: scheme === "green" ? nightInks().green : INKS[scheme] };
  // The light blue on a blue ground becomes the blue of the dark edition.
  if (scheme === "blue") colors.sky = nightInks().blue;
  colors[scheme] = nightGround(scheme);
  return colors;
}

/** The ground by night of a picture on black: a little lighter than the page. */
const NIGHT_INK = "#1C2436";

/** The ground of a picture by night. */
export function nightGround(scheme: Scheme): string {
  if (scheme === "paper") return BLACK;
  if (scheme === "surface") return NIGHT_SURFACE;
  if (scheme === "ink") return NIGHT_INK;
  return brandInks().nightGrounds[scheme];
}

/**
 * The inks for each ground of pictures, and the ink that is legible as a thin line. On yellow, light
 * shapes are not as white as the page: by day a shape at the edge of a picture would look like a bite out of it.
 */
export const SCHEME_COLORS = {
  paper: { inks: ["blue", "red", "ink"], line: "ink" },
  surface: { inks: ["blue", "red", "yellow"], line: "blue" },
  ink: { inks: ["blue", "red", "yellow"], line: "blue" },
  blue: { inks: ["paper", "sky", "yellow"], line: "sky" },
  red: { inks: ["ink", "yellow", "blush"], line: "ink" },
  yellow: { inks: ["ink", "red", "surface"], line: "ink" },
  violet: { inks: ["red", "yellow", "blush"], line: "blush" },
  green: { inks: ["ink", "yellow", "sand"], line: "sand" },
  sky: { inks: ["blue", "red", "ink"], line: "blue" },
  blush: { inks: ["red", "ink", "yellow"], line: "red" },
  sand: { inks: ["blue", "ink", "yellow"], line: "ink" },
} as const satisfies Record<Scheme, { inks: readonly Ink[]; line: Ink }>;

/** Grounds that contrast with a white page. */
export const COLORED = SCHEMES.filter((scheme) => scheme !== "paper" && scheme !== "surface");

/** Quiet grounds on which blue, red, yellow and their overprints are all legible. */
export const OVERPRINT_GROUNDS: readonly Scheme[] = ["surface", "ink", "sky", "blush", "sand"];

/** The colors of one drawing. */
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
  const { inks, line } = SCHEME_COLORS[scheme];
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
