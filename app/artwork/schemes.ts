import { INKS, type Ink } from "./inks.ts";
import type { Family, Scheme } from "./families.ts";
import type { Random } from "./random.ts";

/** What a ground is printed with: three inks, and the one of them that reads as a thin line. */
interface SchemeInks {
  readonly ground: Ink;
  readonly inks: readonly [Ink, Ink, Ink];
  readonly line: Ink;
}

export const SCHEME_INKS = {
  paper: { ground: "paper", inks: ["blue", "red", "ink"], line: "ink" },
  surface: { ground: "surface", inks: ["blue", "red", "yellow"], line: "blue" },
  ink: { ground: "ink", inks: ["blue", "red", "yellow"], line: "blue" },
  blue: { ground: "blue", inks: ["paper", "sky", "yellow"], line: "sky" },
  red: { ground: "red", inks: ["ink", "yellow", "blush"], line: "ink" },
  yellow: { ground: "yellow", inks: ["ink", "red", "paper"], line: "ink" },
  violet: { ground: "violet", inks: ["red", "yellow", "blush"], line: "blush" },
  green: { ground: "green", inks: ["ink", "yellow", "sand"], line: "sand" },
  sky: { ground: "sky", inks: ["blue", "red", "ink"], line: "blue" },
  blush: { ground: "blush", inks: ["red", "ink", "yellow"], line: "red" },
  sand: { ground: "sand", inks: ["blue", "ink", "yellow"], line: "ink" },
} as const satisfies Record<Scheme, SchemeInks>;

/** Grounds that keep their edge on a white page; white itself has to be asked for. */
const COLOURED = [
  "ink",
  "blue",
  "red",
  "yellow",
  "violet",
  "green",
  "sky",
  "blush",
  "sand",
] as const satisfies readonly Scheme[];

/** Overprints want a quiet ground on which blue, red and yellow all read; paper when it is asked for. */
const OVERPRINT_GROUNDS = [
  "surface",
  "ink",
  "sky",
  "blush",
  "sand",
] as const satisfies readonly Scheme[];

export function isOverprintGround(scheme: Scheme): boolean {
  return scheme === "paper" || OVERPRINT_GROUNDS.some((ground) => ground === scheme);
}

/** The schemes from which a drawing chooses when none is asked for. */
export const SUITED = {
  tiles: COLOURED,
  rings: COLOURED,
  bars: COLOURED,
  orbits: COLOURED,
  dots: COLOURED,
  circles: OVERPRINT_GROUNDS,
  leaves: COLOURED,
  steps: COLOURED,
  arcs: COLOURED,
  waves: COLOURED,
} as const satisfies Record<Family, readonly Scheme[]>;

/** A scheme in colours that a drawing can use. */
export interface Palette {
  readonly scheme: Scheme;
  readonly ground: string;
  /** Leading, second and accent ink. */
  readonly inks: readonly [string, string, string];
  readonly line: string;
}

/** The palette of a scheme, its inks in an order that the seed decides. */
export function paletteOf(scheme: Scheme, random: Random): Palette {
  const { ground, inks, line } = SCHEME_INKS[scheme];
  const [lead, second, accent] = random.shuffle(inks.map((ink) => INKS[ink]));
  return {
    scheme,
    ground: INKS[ground],
    inks: [lead as string, second as string, accent as string],
    line: INKS[line],
  };
}
