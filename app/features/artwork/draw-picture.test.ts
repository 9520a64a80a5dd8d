import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  EXTRAS,
  FAMILIES,
  type Family,
  HAIR_STYLES,
  OBJECTS,
  SCHEMES,
} from "#app/model/fields/drawings.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawPortrait, likenessOf } from "./draw-portrait.ts";
import { FORMATS, type Format } from "./picture-formats.ts";

const SHAPES = [
  [1200, 900],
  [1600, 900],
  [2640, 900],
  [1200, 1200],
  [900, 1200],
] as const;

const SEEDS = Array.from({ length: 200 }, (_, index) => `seed-${index}`);

/** Bytes that no drawing may exceed on any shape. Most families stay below two kilobytes on a card. */
const LARGEST = 10_000;

function hashOf(texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
}

/** The pictures of every seed in every shape, by family. They are drawn once for all tests. */
const DRAWN = new Map(
  FAMILIES.map((family) => [
    family,
    SEEDS.map((seed) =>
      SHAPES.map(([width, height]) => drawPicture({ seed, family, width, height })),
    ),
  ]),
);
const picturesOf = (family: Family) => DRAWN.get(family) ?? [];
const everyShape = (family: Family) => picturesOf(family).flat();

/** Families whose overlaps are further colors. */
const OVERPRINTED: readonly Family[] = ["circles", "meeting", "growth", "table"];

/** The hash of each family, 200 seeds in five shapes, and of all families with 200 portraits. */
const GOLDEN: Readonly<Record<Family | "everything", string>> = {
  everything: "550de57754b62163",
  tiles: "71713cee7408e178",
  rings: "d25257139e8b44d9",
  bars: "1ffed8371f210836",
  orbits: "502bd3484fb23c9d",
  dots: "b4dec5d71565f567",
  circles: "ee6a7d6aae44b420",
  leaves: "f1e99537b2cf7331",
  steps: "bcb49623f6409622",
  arcs: "5e717fc6d5a2ff88",
  waves: "b59c2b341efcdcec",
  meeting: "b7664fd696209f52",
  growth: "bdf22a1227e7af1c",
  climb: "661f1ed253d9ce8f",
  interlock: "f557213bb5a593db",
  microphone: "09fab4079deefd28",
  postcard: "bbbcae41029a6027",
  muted: "a5da2f68223ba1c0",
  report: "542342eb9d9b9802",
  bracket: "efc2494708344c2e",
  gears: "fafa3fe2fbb899b6",
  shelf: "f10684c63bd65ed9",
  pulse: "2e201ccc36933f44",
  screen: "70953d92c228dead",
  table: "c114ad997a26bce0",
  forecast: "2c0be0edca990866",
};

/**
 * The picture at an address never changes. To change a drawing on purpose, raise ARTWORK_VERSION in
 * app/features/artwork/picture-files.ts, and then write the new hashes above.
 */
describe("golden", () => {
  test.each(FAMILIES)("%s draws the same pictures of 200 seeds as before", (family) => {
    expect(hashOf(everyShape(family))).toBe(GOLDEN[family]);
  });

  test("all drawings together are the same as before", () => {
    const people = SEEDS.map((seed) =>
      drawPortrait({ ...likenessOf(seed), width: 900, height: 1200 }),
    );
    expect(hashOf([...FAMILIES.flatMap(everyShape), ...people])).toBe(GOLDEN.everything);
  });
});

describe.each(FAMILIES)("%s", (family) => {
  test("two seeds never give the same picture", () => {
    const pictures = everyShape(family);
    expect(new Set(pictures).size).toBe(pictures.length);
    // Only a few pictures have the same shapes in other colors.
    const forms = new Set(pictures.map((svg) => svg.replace(/#\w{6}/g, "")));
    expect(forms.size).toBeGreaterThan(pictures.length * 0.8);
  });

  test("stays small in every shape", () => {
    const sizes = everyShape(family).map((svg) => Buffer.byteLength(svg));
    expect(Math.max(...sizes)).toBeLessThan(LARGEST);
    const onCards = picturesOf(family).map(([card = ""]) => Buffer.byteLength(card));
    expect(onCards.toSorted((a, b) => a - b)[SEEDS.length / 2]).toBeLessThan(2_000);
  });

  test("is well-formed XML of the given size", async () => {
    for (const pictures of picturesOf(family).slice(0, 8)) {
      for (const [index, [width, height]] of SHAPES.entries()) {
        const picture = sharp(Buffer.from(pictures[index] ?? ""));
        expect(await picture.metadata()).toMatchObject({ width, height });
      }
    }
  });

  test("has no id, no style, no script, no link and no invalid number", () => {
    for (const svg of everyShape(family)) {
      expect(svg).not.toMatch(/\bid=|style|<script|href|NaN|Infinity|undefined|null/);
    }
  });

  test("prints two or three inks on one ground", () => {
    for (const svg of everyShape(family)) {
      const [ground, ...rest] = svg.match(/#\w{6}/g) ?? [];
      const inks = new Set(rest.filter((ink) => ink !== ground));
      expect(inks.size).toBeGreaterThan(1);
      // Overprints consist of the three inks. They are not further inks.
      expect(inks.size).toBeLessThanOrEqual(OVERPRINTED.includes(family) ? 7 : 3);
    }
  });

  test("keeps its colors in every shape", () => {
    for (const pictures of picturesOf(family)) {
      const grounds = pictures.map((svg) => /fill="(#\w+)"/.exec(svg)?.[1]);
      expect(new Set(grounds).size).toBe(1);
    }
  });
});

test("in every picture where three meet, three circles share one core", () => {
  for (const svg of everyShape("meeting")) {
    // The ground, three overlaps, the core.
    expect(svg.match(/<circle/g)).toHaveLength(3);
    expect(svg.match(/<path/g)).toHaveLength(5);
  }
});

/** The corners of each wheel of a drawing of gears. */
function wheelsOf(svg: string): [x: number, y: number][][] {
  const [, ...wheels] = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = ""]) => data);
  return wheels.map((data) =>
    [...data.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
}

test("between the teeth of two gears the ground is always visible", () => {
  for (const svg of picturesOf("gears").flatMap(([card = ""]) => card)) {
    const [first = [], second = []] = wheelsOf(svg);
    const sides = first.map((corner, index) => [first.at(index - 1) ?? corner, corner] as const);
    const isGroundAt = ([x, y]: [number, number]) => {
      const crossed = sides.filter(([[fromX, fromY], [toX, toY]]) => {
        const isAtHeight = fromY > y !== toY > y;
        return isAtHeight && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
      });
      return crossed.length % 2 === 0;
    };
    expect(second.length).toBeGreaterThan(27);
    expect(second.every(isGroundAt)).toBe(true);
  }
});

/** Drawings state pixels with one decimal. */
const ROUNDING = 0.3;

describe.each(Object.entries<Format>(FORMATS))("in the format %s", (_name, format) => {
  const [width, height] = format.shape;
  const { isBelowTitle } = format;

  test.each(FAMILIES)("no edge cuts a sliver off a circle of %s, and none touches it", (family) => {
    const unclear = SEEDS.slice(0, 60).flatMap((seed) => {
      const svg = drawPicture({ seed, family, width, height, isBelowTitle });
      return edgesAtCircles(svg, width, height)
        .filter(({ beyond, diameter }) => {
          return beyond < 0.06 * diameter - ROUNDING && beyond > ROUNDING - 0.03 * diameter;
        })
        .map(({ beyond, diameter }) => `${seed}: ${beyond} px of ${diameter} px`);
    });
    expect(unclear).toEqual([]);
  });
});

/** How far each painted circle reaches beyond each edge. Of rings around one center only the largest counts. */
function edgesAtCircles(svg: string, width: number, height: number) {
  const centers = new Set<string>();
  const circles = svg.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)" fill="/g);
  // Waves that run downward are drawn with exchanged axes.
  const isTurned = svg.includes("matrix(0 1 1 0 0 0)");
  const [right, bottom] = isTurned ? [height, width] : [width, height];
  return [...circles].flatMap(([, cx, cy, radius]) => {
    const center = `${cx} ${cy}`;
    if (centers.has(center)) return [];
    centers.add(center);
    const [x, y, r] = [Number(cx), Number(cy), Number(radius)];
    return [r - x, r - y, x + r - right, y + r - bottom].map((beyond) => {
      return { beyond, diameter: 2 * r };
    });
  });
}

/** Families with forms that stand side by side, and of which the edge of a circle would leave shards. */
const KEPT_OFF_CIRCLES: readonly Family[] = ["bars", "climb", "arcs"];

test.each(KEPT_OFF_CIRCLES)(
  "in a circle no form of %s touches the upper half of the edge",
  async (family) => {
    const side = 180;
    for (const seed of SEEDS.slice(0, 20)) {
      const [width, height] = FORMATS.round.shape;
      const svg = drawPicture({ seed, family, width, height, isRound: FORMATS.round.isRound });
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(side, side)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colors = new Set<string>();
      for (let degrees = 180; degrees <= 360; degrees += 2) {
        const angle = (degrees * Math.PI) / 180;
        const x = Math.round(side / 2 + side * 0.48 * Math.cos(angle));
        const y = Math.round(side / 2 + side * 0.48 * Math.sin(angle));
        const start = (y * side + x) * info.channels;
        colors.add(data.subarray(start, start + 3).join(" "));
      }
      expect(colors.size, seed).toBe(1);
    }
  },
);

test("a given scheme is used", () => {
  const svg = drawPicture({ seed: "a", family: "bars", scheme: "green", width: 1200, height: 900 });
  expect(svg).toContain('<path fill="#0E8F6E" d="M0 0h1200v900H0z"/>');
});

test.each(SCHEMES)("no two portraits look alike on %s", (scheme) => {
  const portraits = HAIR_STYLES.flatMap((hair) =>
    EXTRAS.map((extra) => drawPortrait({ scheme, hair, extra, width: 900, height: 1200 })),
  );
  expect(new Set(portraits).size).toBe(HAIR_STYLES.length * EXTRAS.length);
});

test.each(SCHEMES)(
  "each object of a portrait on %s is another drawing, day and night",
  (scheme) => {
    const portraits = OBJECTS.map((object) =>
      drawPortrait({ scheme, hair: "bob", extra: "none", object, width: 900, height: 900 }),
    );
    expect(new Set(portraits).size).toBe(OBJECTS.length);
    for (const portrait of portraits) expect(Buffer.byteLength(portrait)).toBeLessThan(3_000);
  },
);

test("every face is white like paper, in every scheme of colors", () => {
  const HEAD = /fill="(#\w+)" d="M42.5 54h15v12/;
  for (const scheme of SCHEMES.filter((candidate) => candidate !== "paper")) {
    const portrait = drawPortrait({ scheme, hair: "bun", extra: "none", width: 900, height: 900 });
    expect(HEAD.exec(portrait)?.[1]).toBe("#FFFFFF");
  }
});

test("a person looks the same in every shape of frame", () => {
  const person = (width: number, height: number) => {
    const svg = drawPortrait({ ...likenessOf("new"), width, height });
    return /<g transform="[^"]*">(.*)<\/g><\/svg>$/.exec(svg)?.[1];
  };
  expect(person(900, 1200)).toBeTruthy();
  expect(person(1600, 900)).toBe(person(900, 1200));
});
