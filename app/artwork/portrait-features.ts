import { INKS } from "./inks.ts";
import { circle } from "./forms.ts";
import { core, lens } from "./overlaps.ts";

/**
 * People are built from circles in a box of 100 by 100: the head in the upper middle, the shoulders
 * bleeding off below. Everything else is a circle, or the part of one that falls on the head.
 */
const HEAD = { x: 50, y: 43, r: 19 } as const;
const SHOULDERS = { x: 50, y: 113, r: 44 } as const;

/** The head a trace larger, for what is painted over it: no hairline of face shows along its edge. */
const OVER_HEAD = { ...HEAD, r: 19.4 } as const;

/** The colours of a person. */
export interface Complexion {
  readonly face: string;
  readonly hair: string;
  readonly clothes: string;
  readonly shirt: string;
}

export const HAIRS = ["bob", "swept", "parted", "cropped", "bun"] as const;
export type Hair = (typeof HAIRS)[number];

export type Extra = "glasses" | "tie" | "earrings" | "none";

/** What lies behind the head, and what falls over the forehead: the head's share of other circles. */
const HAIR = {
  bob: [circle(50, 47, 27), fringe([38, 22, 22], [66, 20, 16])],
  swept: [circle(51.5, 39.5, 20.5), fringe([60, 14, 24])],
  parted: [circle(50, 43, 22), fringe([34, 25, 19], [66, 25, 19])],
  cropped: [circle(50, 38.6, 19.2), fringe([50, 9.5, 22.5])],
  bun: [circle(50, 42, 21.4) + circle(50, 14, 9.5), fringe([36, 24, 17], [64, 24, 17])],
} as const satisfies Record<Hair, readonly [behind: string, before: string]>;

function fringe(...circles: [x: number, y: number, r: number][]): string {
  return circles.map(([x, y, r]) => lens(OVER_HEAD, { x, y, r })).join("");
}

const GLASSES =
  `<path fill="none" stroke="${INKS.ink}" stroke-width="1.7" d="` +
  `${circle(42, 45, 6.6)}${circle(58, 45, 6.6)}M48.6 44a2 2 0 0 1 2.8 0M35.4 44H32M64.6 44H68"/>`;

/** A shirt front: the tip of a leaf that hangs from the neck, cut off by the line of the shoulders. */
const SHIRT_FRONT = core({ x: 12, y: 66, r: 50 }, { x: 88, y: 66, r: 50 }, SHOULDERS);
const TIE = lens({ x: 23.8, y: 85, r: 30 }, { x: 76.2, y: 85, r: 30 });

/** What is painted before the head, and after it. */
const EXTRA = {
  glasses: () => ["", GLASSES],
  tie: ({ shirt, hair }) => [filled(shirt, SHIRT_FRONT) + filled(hair, TIE), ""],
  earrings: ({ shirt }) => ["", filled(shirt, circle(30.5, 54, 2.6) + circle(69.5, 54, 2.6))],
  none: () => ["", ""],
} as const satisfies Record<Extra, (person: Complexion) => readonly [under: string, over: string]>;

function filled(colour: string, data: string): string {
  return `<path fill="${colour}" d="${data}"/>`;
}

/** A person from the shoulders up, in a box of 100 by 100. */
export function drawPerson(person: Complexion, hair: Hair, extra: Extra): string {
  const { x, y, r } = SHOULDERS;
  const [behind, before] = HAIR[hair];
  const [under, over] = EXTRA[extra](person);
  const collar = lens(SHOULDERS, { x: 50, y: 65, r: 14 });
  const neck = "M42.5 54h15v12a7.5 7.5 0 0 1-15 0z";
  return [
    filled(person.hair, behind),
    filled(person.clothes, circle(x, y, r)),
    filled(person.shirt, collar),
    under,
    filled(person.face, neck + circle(HEAD.x, HEAD.y, HEAD.r)),
    filled(person.hair, before),
    over,
  ].join("");
}
