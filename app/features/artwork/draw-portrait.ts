import { HAIR_STYLES, type HairStyle, type Scheme } from "#app/model/fields/drawings.ts";
import type { LikenessField } from "#app/model/fields/pictures.ts";
import { COLOURED, INKS, type Ink, LAMPS, nightStyle } from "./inks.ts";
import { core, lens } from "./overlaps.ts";
import { seededRandom } from "./random.ts";
import { circle, type Frame, filled, num, svgDocument } from "./svg.ts";

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

/* People are circles in a box of 100 by 100, or the parts of some that fall on the head. The shoulders bleed off below. */
const HEAD = { x: 50, y: 43, r: 19 } as const;
const SHOULDERS = { x: 50, y: 113, r: 44 } as const;
const COLLAR = lens(SHOULDERS, { x: 50, y: 65, r: 14 });
const NECK = "M42.5 54h15v12a7.5 7.5 0 0 1-15 0z";
/** A shirt front: the tip of a leaf that hangs from the neck, cut off by the line of the shoulders. */
const SHIRT_FRONT = core({ x: 12, y: 66, r: 50 }, { x: 88, y: 66, r: 50 }, SHOULDERS);
const TIE = lens({ x: 23.8, y: 85, r: 30 }, { x: 76.2, y: 85, r: 30 });
const EARRINGS = circle(30.5, 54, 2.6) + circle(69.5, 54, 2.6);
const GLASSES =
  `<path fill="none" stroke="${INKS.ink}" stroke-width="1.7" d="` +
  `${circle(42, 45, 6.6)}${circle(58, 45, 6.6)}M48.6 44a2 2 0 0 1 2.8 0M35.4 44H32M64.6 44H68"/>`;

/** What lies behind the head, and what falls over the forehead. */
const HAIR = {
  bob: [circle(50, 47, 27), fringe([38, 22, 22], [66, 20, 16])],
  swept: [circle(51.5, 39.5, 20.5), fringe([60, 14, 24])],
  parted: [circle(50, 43, 22), fringe([34, 25, 19], [66, 25, 19])],
  cropped: [circle(50, 38.6, 19.2), fringe([50, 9.5, 22.5])],
  bun: [circle(50, 42, 21.4) + circle(50, 14, 9.5), fringe([36, 24, 17], [64, 24, 17])],
} as const satisfies Record<HairStyle, readonly [behind: string, before: string]>;

/** The head's share of other circles; the head a trace larger, so that no hairline of face shows. */
function fringe(...circles: [x: number, y: number, r: number][]): string {
  return circles.map(([x, y, r]) => lens({ ...HEAD, r: 19.4 }, { x, y, r })).join("");
}

/** The likeness of a person for whom none was chosen: the same id always gives the same one. */
export function likenessOf(id: string): LikenessField {
  const random = seededRandom(`portrait ${id}`);
  const scheme = random.pick(COLOURED.filter((ground) => ground !== "blush"));
  const hair = random.pick(HAIR_STYLES);
  const isShort = hair === "cropped" || hair === "swept";
  return { scheme, hair, extra: random.pick(["glasses", isShort ? "tie" : "earrings", "none"]) };
}

/** A portrait as a complete SVG document, plainly an illustration: the same person in every frame and on every ground. */
export function drawPortrait(person: LikenessField & Frame & { hasNight?: boolean }): string {
  const { scheme, hair, extra, width, height } = person;
  const scale = Math.min(width * 1.28, height) / 100;
  const [x, y] = [num(width / 2 - 50 * scale), num(height - 100 * scale)];
  const body = drawPerson({ scheme, hair, extra });
  const place = `<g transform="translate(${x} ${y}) scale(${num(scale, 3)})">${body}</g>`;
  // By night a lamp is on the people: their colours stay, glasses among them, but a black jacket, on green, would be a hole.
  const ink = scheme === "green" ? LAMPS.green : INKS.ink;
  const lit = drawPerson({ scheme, hair, extra: "none" });
  const night = person.hasNight ? nightStyle(lit, scheme, { ink, orange: INKS.orange }) : "";
  return svgDocument({ width, height }, INKS[scheme], place + night);
}

function drawPerson({ scheme, hair, extra }: LikenessField): string {
  const complexion = COMPLEXIONS[scheme].map((ink) => INKS[ink]);
  const [face = "", hairInk = "", clothes = "", shirt = ""] = complexion;
  const [behind, before] = HAIR[hair];
  const over = { tie: "", glasses: GLASSES, earrings: filled(shirt, EARRINGS), none: "" };
  return [
    filled(hairInk, behind),
    filled(clothes, circle(SHOULDERS.x, SHOULDERS.y, SHOULDERS.r)),
    filled(shirt, COLLAR),
    extra === "tie" ? filled(shirt, SHIRT_FRONT) + filled(hairInk, TIE) : "",
    filled(face, NECK + circle(HEAD.x, HEAD.y, HEAD.r)),
    filled(hairInk, before),
    over[extra],
  ].join("");
}
