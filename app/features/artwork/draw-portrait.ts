import { HAIR_STYLES, type HairStyle, type Scheme } from "#app/model/fields/drawings.ts";
import type { LikenessField } from "#app/model/fields/picture-fields.ts";
import { brandInks, COLORED, INKS, type Ink, nightInks, nightStyle } from "./inks.ts";
import { type Circle, core, lens } from "./overlaps.ts";
import { drawObject } from "./portrait-objects.ts";
import { seededRandom } from "./random.ts";
import { circle, type Frame, filledPath, shortNumber, svgDocument } from "./svg.ts";

/**
 * The inks of hair, clothes, shirt and object on each ground. They are colors of the brand, not natural colors. Everybody's
 * face is the paper on which they are printed: a color that is nobody's.
 */
const INKS_ON = {
  paper: ["red", "blue", "yellow", "red"],
  surface: ["blue", "red", "yellow", "yellow"],
  ink: ["red", "blue", "yellow", "yellow"],
  blue: ["ink", "red", "yellow", "yellow"],
  red: ["ink", "blue", "yellow", "yellow"],
  yellow: ["red", "blue", "ink", "red"],
  violet: ["red", "yellow", "ink", "blue"],
  green: ["ink", "blue", "sand", "yellow"],
  sky: ["ink", "blue", "yellow", "red"],
  blush: ["ink", "red", "yellow", "yellow"],
  sand: ["ink", "red", "blue", "blue"],
} as const satisfies Record<Scheme, readonly [hair: Ink, clothes: Ink, shirt: Ink, object: Ink]>;

/* People are made of circles in a box of 100 by 100, and of the parts of circles over the head. The shoulders bleed off
   the lower edge. */
const HEAD = { x: 50, y: 43, r: 19 } as const;
const SHOULDERS = { x: 50, y: 113, r: 44 } as const;
const COLLAR = lens(SHOULDERS, { x: 50, y: 65, r: 14 });
const NECK = "M42.5 54h15v12a7.5 7.5 0 0 1-15 0z";
/** The front of a shirt: the tip of a leaf that hangs from the neck, clipped at the shoulders. */
const SHIRT_FRONT = core({ x: 12, y: 66, r: 50 }, { x: 88, y: 66, r: 50 }, SHOULDERS);
const TIE = lens({ x: 23.8, y: 85, r: 30 }, { x: 76.2, y: 85, r: 30 });
const EARRINGS = circle(30.5, 54, 2.6) + circle(69.5, 54, 2.6);
const GLASSES_LENSES = circle(42, 45, 6.6) + circle(58, 45, 6.6);
const GLASSES_DATA = `${GLASSES_LENSES}M48.6 44a2 2 0 0 1 2.8 0M35.4 44H32M64.6 44H68`;
/* Lines of the face and of objects stay black by night. `nightStyle` replaces colors that an element states itself. */
const BLACK_LINES = `color="${INKS.ink}" fill="none" stroke="currentColor" stroke-linecap="round"`;
const GLASSES = `<path ${BLACK_LINES} stroke-width="1.7" d="${GLASSES_DATA}"/>`;
/** Eyes, the line of the nose and the mouth. */
const FEATURES =
  `<path ${BLACK_LINES} stroke-width="3.2" d="M42 45.5h.01M58 45.5h.01"/>` +
  `<path ${BLACK_LINES} stroke-width="1.5" d="M50 45.5l-2 5.4h3M45.5 55.2a7.4 7.4 0 0 0 9 0"/>`;

/** Path data of the hair behind the head, and of the hair that falls over the forehead. */
interface Hair {
  behind: string;
  before: string;
}

const HAIR: Readonly<Record<HairStyle, Hair>> = {
  bob: {
    behind: circle(50, 47, 27),
    before: partsOnHead({ x: 38, y: 22, r: 22 }, { x: 66, y: 20, r: 16 }),
  },
  swept: {
    behind: circle(51.5, 39.5, 20.5),
    before: partsOnHead({ x: 60, y: 14, r: 24 }),
  },
  parted: {
    behind: circle(50, 43, 22),
    before: partsOnHead({ x: 34, y: 25, r: 19 }, { x: 66, y: 25, r: 19 }),
  },
  cropped: {
    behind: circle(50, 38.6, 19.2),
    before: partsOnHead({ x: 50, y: 9.5, r: 22.5 }),
  },
  bun: {
    behind: circle(50, 42, 21.4) + circle(50, 14, 9.5),
    before: partsOnHead({ x: 36, y: 24, r: 17 }, { x: 64, y: 24, r: 17 }),
  },
};

/** The intersection of circles with the head. The head is slightly enlarged, so that no hairline of the face shows. */
function partsOnHead(...circles: Circle[]): string {
  const head = { ...HEAD, r: 19.4 };
  return circles.map((part) => lens(head, part)).join("");
}

/** The portrait of a person without a choice of hair and clothes. The same id always gives the same portrait. */
export function likenessOf(id: string): LikenessField {
  const random = seededRandom(`portrait ${id}`);
  const scheme = random.pick(COLORED.filter((ground) => ground !== "blush"));
  const hair = random.pick(HAIR_STYLES);
  const isShort = hair === "cropped" || hair === "swept";
  const extra = random.pick(["glasses", isShort ? "tie" : "earrings", "none"] as const);
  return { scheme, hair, extra };
}

/** A person in a frame. */
export interface PortraitOptions extends Frame, LikenessField {
  /** Whether the portrait has a dark edition, too. */
  hasNight?: boolean;
}

/**
 * Draws a portrait as a complete SVG document. It is plainly an illustration. The same person looks the same in every
 * frame and on every ground.
 */
export function drawPortrait(options: PortraitOptions): string {
  const { scheme, width, height, hasNight } = options;
  const scale = Math.min(width * 1.28, height) / 100;
  const x = shortNumber(width / 2 - 50 * scale);
  const y = shortNumber(height - 100 * scale);
  const transform = `translate(${x} ${y}) scale(${shortNumber(scale, 3)})`;
  const person = `<g transform="${transform}">${drawPerson(options)}</g>`;
  const night = hasNight ? portraitNightStyle(options) : "";
  return svgDocument({ width, height }, INKS[scheme], person + night);
}

/**
 * The grounds of portraits by night. A portrait is a lit room: people keep their hair and clothes, and black hair needs a
 * bright ground. The quiet grounds are those of other pictures.
 */
function nightRoom(scheme: Scheme): string | undefined {
  const { nightRooms } = brandInks();
  const rooms: Readonly<Partial<Record<Scheme, string>>> = {
    blue: nightInks().blue,
    red: INKS.red,
    yellow: INKS.yellow,
    violet: INKS.violet,
    green: INKS.green,
    sand: nightInks().orange,
    ...nightRooms,
  };
  return rooms[scheme];
}

/** In the dark edition the people keep their colors. */
function portraitNightStyle(likeness: LikenessField): string {
  const { scheme } = likeness;
  const room = nightRoom(scheme);
  // Without a room of its own the ground is dark, and black would be invisible on it.
  const ink = room ? INKS.ink : INKS.sky;
  return nightStyle(drawPerson(likeness), scheme, { ink, blue: nightInks().blue }, room);
}

function drawPerson({ scheme, hair, extra, object = "none" }: LikenessField): string {
  const [hairInk, clothesInk, shirtInk, objectInk] = INKS_ON[scheme];
  const face = scheme === "paper" ? INKS.surface : INKS.paper;
  const { behind, before } = HAIR[hair];
  const parts = [
    filledPath(INKS[hairInk], behind),
    filledPath(INKS[clothesInk], circle(SHOULDERS.x, SHOULDERS.y, SHOULDERS.r)),
    filledPath(INKS[shirtInk], COLLAR),
  ];
  if (extra === "tie") {
    parts.push(filledPath(INKS[shirtInk], SHIRT_FRONT), filledPath(INKS[hairInk], TIE));
  }
  parts.push(
    filledPath(face, NECK + circle(HEAD.x, HEAD.y, HEAD.r)),
    filledPath(INKS[hairInk], before),
    FEATURES,
  );
  if (extra === "glasses") parts.push(GLASSES);
  if (extra === "earrings") parts.push(filledPath(INKS[shirtInk], EARRINGS));
  parts.push(drawObject(object, objectInk));
  return parts.join("");
}
