import { SCHEMES, type Scheme } from "#app/model/fields/drawings.ts";
import type { Random } from "./random.ts";
import type { SizedFrame } from "./svg.ts";

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

/** What shines otherwise than it prints: blue a little lifted, the light where two lamps meet, and where all three do. */
export const LAMPS = {
  blue: "#3D5BFF",
  violet: "#FF6BD6",
  green: "#7BE8C4",
  orange: "#FFD9A0",
  ink: "#FFFFFF",
} as const satisfies Partial<Record<Ink, string>>;
export type Lights = Partial<Record<Ink, string>>;

/**
 * The night edition of a drawing, as styles at its end: an image follows the colour scheme of the element that shows it,
 * or, in WebKit, the fragment of its address (app/ui/runtime/scheme.ts).
 *
 * @param scheme of the ground, the first element, if there is one
 * @param own lights in place of what the ground asks for
 */
export function nightStyle(drawing: string, scheme?: Scheme, own?: Lights): string {
  const lights: Lights = { ...LAMPS, ...(own ?? (scheme && lightsOn(scheme))) };
  const rules = (Object.entries(lights) as [Ink, string][]).flatMap(([ink, light]) =>
    ["fill", "stroke"].map((name) => {
      const attribute = `${name}="${INKS[ink]}"`;
      const isShown = light !== INKS[ink] && drawing.includes(attribute);
      return isShown ? `[${attribute}]{${name}:${light}}` : "";
    }),
  );
  if (scheme) rules.push(`>:first-child{fill:${SCHEME_COLOURS[scheme].night}}`);
  const night = rules.join("");
  if (!night) return "";
  const byScheme = `@media(prefers-color-scheme:dark){svg:not(:has(#light:target)){${night}}}`;
  return `<style id="light">${byScheme}</style><style id="dark">svg:has(#dark:target){${night}}</style>`;
}

/** What shines on a ground: ink would vanish and takes the colour that the ground has by day; what shows the ground goes dark with it. */
export function lightsOn(scheme: Scheme): Lights {
  const ink = scheme === "green" ? LAMPS.green : INKS[scheme];
  const { night } = SCHEME_COLOURS[scheme];
  // Sky on blue is blue itself.
  return { ink, ...(scheme === "blue" && { sky: LAMPS.blue }), [scheme]: night };
}

/** The grounds of pictures by day and by night, the inks that print on each, and which of them reads as a thin line. */
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

/** Grounds that keep their edge on a white page. */
export const COLOURED = SCHEMES.filter((scheme) => scheme !== "paper" && scheme !== "surface");

/** Quiet grounds on which blue, red and yellow all read, and so do their overprints. */
export const OVERPRINT_GROUNDS: readonly Scheme[] = ["surface", "ink", "sky", "blush", "sand"];

/** The palette of a scheme, its leading, second and accent ink in an order that the seed decides. */
export function paletteOf(scheme: Scheme, random: Random) {
  const { inks, line } = SCHEME_COLOURS[scheme];
  const shuffled = random.shuffle(inks.map((ink) => INKS[ink])) as [string, string, string];
  return { scheme, ground: INKS[scheme], inks: shuffled, line: INKS[line] };
}
export type Palette = ReturnType<typeof paletteOf>;

/** Draws the inside of a picture on its ground, within the frame or bled off it. */
export type DrawFamily = (frame: SizedFrame, palette: Palette, random: Random) => string;
