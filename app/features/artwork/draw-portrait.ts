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
const BLACK = `color="${INKS.ink}" fill="currentColor"`;
const GLASSES = `<path ${BLACK_LINES} stroke-width="1.7" d="${GLASSES_DATA}"/>`;

/** A face. Each kind of hair has another, so that people differ by more than their hair. */
interface Face {
  /** Points, whose round ends are the eyes. */
  eyes: string;
  /** Lines: the nose, brows, and eyes that laugh. */
  lines: string;
  /** The lines below glasses, clear of both lenses. */
  linesWithGlasses: string;
  mouth: string;
  /** An open mouth is a shape, a mouth in a beard a light line. */
  mouthKind: "line" | "open" | "in beard";
  /** It has the ink of the hair. */
  beard: string;
}

const FACE: Face = {
  eyes: "M42 45.5h.01M58 45.5h.01",
  lines: "M50 45.5l-2 5.4h3",
  linesWithGlasses: "M50 49.6l-1.1 3h2.6",
  mouth: "M45.5 55.2a7.4 7.4 0 0 0 9 0",
  mouthKind: "line",
  beard: "",
};

const FACES: Readonly<Record<HairStyle, Face>> = {
  bob: FACE,
  swept: {
    ...FACE,
    lines: "M50.4 43v7.6h-2.6",
    linesWithGlasses: "M50.8 49.2v3.2h-2.2",
    mouth: "M46 57.2h6.2q1.8 0 2.8-1.6",
  },
  parted: {
    ...FACE,
    lines: "M48 50a2.2 2.2 0 0 0 4 0",
    mouth: "M46.6 56.2h6.8",
  },
  cropped: {
    ...FACE,
    eyes: "M42.6 46h.01M58.6 46h.01",
    lines: "M39 40.8h6M55.4 40.8h6M51 45.6v5h-2",
    mouth: "M46 56.6q5 1.6 8.6-1.8",
  },
  bearded: {
    ...FACE,
    lines: "M38.8 40.6q3-1.8 6 0M55.2 40.6q3-1.8 6 0M47.8 47.2a2.3 2.3 0 0 0 4.4 0",
    mouth: "M46.2 55.6a6.4 6.4 0 0 0 7.6 0",
    mouthKind: "in beard",
    beard: "M30.93 40A19.3 19.3 0 1 0 69.07 40Q65 51.4 57 51.4H43Q35 51.4 30.93 40z",
  },
  bun: {
    ...FACE,
    eyes: "",
    lines: "M39 46.4a3.1 3.1 0 0 1 6 0M55 46.4a3.1 3.1 0 0 1 6 0M50.6 46q-3 4.4.6 4.6",
    linesWithGlasses: "M40 46a2.3 2.3 0 0 1 4 0M56 46a2.3 2.3 0 0 1 4 0M50 49.6l-1.1 3h2.6",
    mouth: "M44.6 54.2h10.8a5.4 5.4 0 0 1-10.8 0z",
    mouthKind: "open",
  },
};

/** The circle of the hair behind the head, and what of it falls over the forehead. */
interface Hair {
  behind: Circle;
  /** The hair over the forehead: the intersections of these circles with the hair behind the head. */
  parts: readonly Circle[];
  bun?: Circle;
}

const HAIR: Readonly<Record<HairStyle, Hair>> = {
  bob: {
    behind: { x: 50, y: 47, r: 27 },
    parts: [
      { x: 38, y: 22, r: 22 },
      { x: 66, y: 20, r: 16 },
    ],
  },
  swept: {
    behind: { x: 51.5, y: 39.5, r: 20.5 },
    parts: [{ x: 60, y: 14, r: 24 }],
  },
  parted: {
    behind: { x: 50, y: 43, r: 22 },
    parts: [
      { x: 34, y: 25, r: 19 },
      { x: 66, y: 25, r: 19 },
    ],
  },
  cropped: {
    behind: { x: 50, y: 38.6, r: 19.2 },
    parts: [{ x: 50, y: 9.5, r: 22.5 }],
  },
  bearded: {
    behind: { x: 50, y: 38.6, r: 19.2 },
    parts: [{ x: 50, y: 9.5, r: 22.5 }],
  },
  bun: {
    behind: { x: 50, y: 42, r: 21.4 },
    parts: [
      { x: 36, y: 24, r: 17 },
      { x: 64, y: 24, r: 17 },
    ],
    bun: { x: 50, y: 14, r: 9.5 },
  },
};

function hairBehind({ behind, bun }: Hair): string {
  return [behind, bun].map((part) => (part ? circle(part.x, part.y, part.r) : "")).join("");
}

/** The hair over the forehead reaches far beyond the edge of the head, so that the edge does not show in the hair. */
function hairBefore({ behind, parts }: Hair): string {
  const inner = { ...behind, r: behind.r - 0.5 };
  return parts.map((part) => lens(inner, part)).join("");
}

/** Hair without earrings and with a tie. */
const SHORT_HAIR: readonly HairStyle[] = ["cropped", "bearded", "swept"];

/** The portrait of a person without a choice of hair and clothes. The same id always gives the same portrait. */
export function likenessOf(id: string): LikenessField {
  const random = seededRandom(`portrait ${id}`);
  const scheme = random.pick(COLORED.filter((ground) => ground !== "blush"));
  const hair = random.pick(HAIR_STYLES);
  const isShort = SHORT_HAIR.includes(hair);
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
  const parts = [
    filledPath(INKS[hairInk], hairBehind(HAIR[hair])),
    filledPath(INKS[clothesInk], circle(SHOULDERS.x, SHOULDERS.y, SHOULDERS.r)),
    filledPath(INKS[shirtInk], COLLAR),
  ];
  if (extra === "tie") {
    parts.push(filledPath(INKS[shirtInk], SHIRT_FRONT), filledPath(INKS[hairInk], TIE));
  }
  parts.push(
    filledPath(face, NECK + circle(HEAD.x, HEAD.y, HEAD.r)),
    filledPath(INKS[hairInk], hairBefore(HAIR[hair])),
    drawFace(FACES[hair], extra === "glasses", { hairColor: INKS[hairInk], faceColor: face }),
  );
  if (extra === "glasses") parts.push(GLASSES);
  if (extra === "earrings") parts.push(filledPath(INKS[shirtInk], EARRINGS));
  parts.push(drawObject(object, objectInk));
  return parts.join("");
}

interface FaceColors {
  hairColor: string;
  faceColor: string;
}

/** Everything in a face except its glasses. */
function drawFace(face: Face, hasGlasses: boolean, { hairColor, faceColor }: FaceColors): string {
  const { eyes, mouth, mouthKind, beard } = face;
  const lines = hasGlasses ? face.linesWithGlasses : face.lines;
  const mouths = {
    line: `<path ${BLACK_LINES} stroke-width="1.5" d="${mouth}"/>`,
    open: `<path ${BLACK} d="${mouth}"/>`,
    "in beard": `<path fill="none" stroke="${faceColor}" stroke-width="1.6" stroke-linecap="round" d="${mouth}"/>`,
  };
  const drawnEyes = eyes && `<path ${BLACK_LINES} stroke-width="3.2" d="${eyes}"/>`;
  const drawnLines = `<path ${BLACK_LINES} stroke-width="1.5" d="${lines}"/>`;
  return filledPath(hairColor, beard) + drawnEyes + drawnLines + mouths[mouthKind];
}
