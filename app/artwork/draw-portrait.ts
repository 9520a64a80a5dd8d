import { INKS, type Ink } from "./inks.ts";
import type { Scheme } from "./families.ts";
import { drawPerson, type Extra, HAIRS, type Hair } from "./portrait-features.ts";
import { seededRandom } from "./random.ts";
import { assertFrame, type Frame, num, svgDocument } from "./svg.ts";

/** Face, hair, clothes and shirt on each ground: inks of the identity, nobody's natural colours. */
const COMPLEXIONS = {
  paper: ["sand", "ink", "blue", "yellow"],
  surface: ["orange", "ink", "blue", "yellow"],
  ink: ["sand", "red", "blue", "paper"],
  blue: ["yellow", "ink", "red", "paper"],
  red: ["blush", "ink", "blue", "yellow"],
  yellow: ["blush", "red", "blue", "ink"],
  violet: ["blush", "red", "yellow", "paper"],
  green: ["sand", "paper", "ink", "yellow"],
  sky: ["orange", "ink", "blue", "paper"],
  blush: ["yellow", "ink", "red", "paper"],
  sand: ["orange", "ink", "red", "paper"],
} as const satisfies Record<Scheme, readonly [face: Ink, hair: Ink, clothes: Ink, shirt: Ink]>;

interface Likeness {
  readonly scheme: Scheme;
  readonly hair: Hair;
  readonly extra: Extra;
}

/** The people whose likeness is settled; anybody else's follows from the seed. */
const LIKENESSES: Readonly<Record<string, Likeness>> = {
  "mara-ellison": { scheme: "violet", hair: "bob", extra: "earrings" },
  "tobias-renner": { scheme: "green", hair: "swept", extra: "glasses" },
  "priya-raman": { scheme: "blue", hair: "bun", extra: "earrings" },
  "daniel-okafor": { scheme: "sky", hair: "cropped", extra: "tie" },
};

const SHORT_HAIR_EXTRAS: readonly Extra[] = ["glasses", "tie", "none"];
const LONG_HAIR_EXTRAS: readonly Extra[] = ["glasses", "earrings", "none"];

export interface PortraitOptions extends Frame {
  /** The person's id. */
  readonly seed: string;
  readonly scheme?: Scheme | undefined;
}

/**
 * A portrait as a complete SVG document: a head, shoulders and one or two features, all circles, plainly
 * an illustration. The same person looks the same in every frame and on every ground.
 *
 * @throws RangeError when width or height is not a positive whole number
 */
export function drawPortrait({ seed, scheme, width, height }: PortraitOptions): string {
  assertFrame({ width, height });
  const likeness = LIKENESSES[seed] ?? likenessFrom(seed);
  const ground = scheme ?? likeness.scheme;
  const [face, hair, clothes, shirt] = COMPLEXIONS[ground];
  const person = { face: INKS[face], hair: INKS[hair], clothes: INKS[clothes], shirt: INKS[shirt] };
  const scale = Math.min(width * 1.28, height) / 100;
  const [x, y] = [num(width / 2 - 50 * scale), num(height - 100 * scale)];
  const body = drawPerson(person, likeness.hair, likeness.extra);
  const place = `<g transform="translate(${x} ${y}) scale(${num(scale, 3)})">${body}</g>`;
  return svgDocument({ width, height }, INKS[ground], place);
}

function likenessFrom(seed: string): Likeness {
  const random = seededRandom(`portrait ${seed}`);
  const scheme = random.pick([
    "ink",
    "blue",
    "red",
    "yellow",
    "violet",
    "green",
    "sky",
    "sand",
  ] as const);
  const hair = random.pick(HAIRS);
  const isShort = hair === "cropped" || hair === "swept";
  return { scheme, hair, extra: random.pick(isShort ? SHORT_HAIR_EXTRAS : LONG_HAIR_EXTRAS) };
}
