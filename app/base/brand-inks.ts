import {
  channelsOf,
  chromaOf,
  colorOf,
  contrast,
  distance,
  perceived,
  withContrast,
  withTone,
} from "./colors.ts";

/** The three inks of a brand, as content states them, with their overprints if the firm chooses these itself. */
export interface BrandColors {
  /** Texts, links, buttons and the footer. */
  main: string;
  second: string;
  third: string;
  overprints?: Overprints | undefined;
}

/** The colors in which two inks overlap. */
export interface Overprints {
  mainSecond: string;
  mainThird: string;
  secondThird: string;
}

/** The paper, the quiet ground and the black. No brand changes them. */
export const PAPER = "#FFFFFF";
export const SURFACE = "#F3F1EC";
export const BLACK = "#0F1420";
/** The contrast that WCAG 2.2 AA asks of texts. */
export const TEXT_CONTRAST = 4.5;
/** The lightest ground of texts by night. */
export const NIGHT_SURFACE = "#181F2E";

/** Every color of a brand, by day and by night. The names are those of the inks that the project was drawn with. */
export interface BrandInks {
  day: Record<
    "blue" | "red" | "yellow" | "violet" | "green" | "orange" | "sky" | "blush" | "sand",
    string
  >;
  /** Inks with another color by night. */
  night: Record<"blue" | "violet" | "green" | "orange", string>;
  /** The grounds of drawings by night. */
  nightGrounds: Record<
    "blue" | "red" | "yellow" | "violet" | "green" | "sky" | "blush" | "sand",
    string
  >;
  /** The grounds of portraits by night that no ink has. */
  nightRooms: Record<"sky" | "blush", string>;
  /** Blue for a pressed button, and blue for texts by night. */
  deepBlue: string;
  nightText: string;
}

/** The brand that the project comes with. Its overprints and its night were chosen by eye. */
export const TREFOIL: BrandInks = {
  day: {
    blue: "#2B4BFF",
    red: "#FF4A32",
    yellow: "#FFB61A",
    violet: "#5A1BB8",
    green: "#0E8F6E",
    orange: "#FF7A1A",
    sky: "#C9D4FF",
    blush: "#FFD3CB",
    sand: "#FFE7B8",
  },
  night: { blue: "#3D5BFF", violet: "#FF6BD6", green: "#7BE8C4", orange: "#FFD9A0" },
  nightGrounds: {
    blue: "#16227A",
    red: "#3B0F2E",
    yellow: "#10263F",
    violet: "#2D0F62",
    green: "#07453A",
    sky: "#181F4A",
    blush: "#2A1838",
    sand: "#1C2436",
  },
  nightRooms: { sky: "#8FA0FF", blush: "#FF8A75" },
  deepBlue: "#1B34CC",
  nightText: "#8FA0FF",
};

/** The colors that follow from the inks of a firm: overprints, pale grounds, and the night. */
export function brandInksOf({ main, second, third, overprints }: BrandColors): BrandInks {
  const violet = overprints?.mainSecond ?? overprint(main, second, PAPER);
  const green = overprints?.mainThird ?? overprint(main, third);
  const orange = overprints?.secondThird ?? overprint(second, third);
  return {
    day: {
      blue: main,
      red: second,
      yellow: third,
      violet,
      green,
      orange,
      sky: toned(main, 0.88, 0.06),
      blush: toned(second, 0.9, 0.06),
      sand: toned(third, 0.935, 0.075),
    },
    night: {
      blue: withContrast(main, BLACK, 3.4, 1),
      violet: lightsMixed(main, second),
      green: lightsMixed(main, third),
      orange: lightsMixed(second, third),
    },
    // Dark yellow and dark red would be brown, so the dark grounds take the hues of the main ink and of its overprints.
    nightGrounds: {
      blue: toned(main, 0.3, 0.15),
      red: toned(violet, 0.26, 0.08),
      yellow: toned(main, 0.26, 0.05),
      violet: toned(violet, 0.28, 0.15),
      green: toned(green, 0.35, 0.07),
      sky: toned(main, 0.26, 0.08),
      blush: toned(violet, 0.24, 0.06),
      sand: toned(main, 0.28, 0.035),
    },
    nightRooms: {
      sky: toned(main, 0.74, 0.13),
      blush: toned(second, 0.75, 0.15),
    },
    deepBlue: withTone(main, perceived(main).lightness * 0.82, chromaOf(main)),
    nightText: withContrast(main, NIGHT_SURFACE, 7, 1),
  };
}

/** How many tones are tried for an overprint beside that of the mixture, and how far they are apart. */
const MOST_TONES = 40;
const TONE_STEP = 0.02;

/** The least perceived distance of two colors that lie beside each other. */
export const LEAST_DISTANCE = 0.13;

/**
 * The color in which two inks overlap: the hue of their mixture, as strong as the weaker ink. A plain mixture of the
 * inks would be a dull brown. Of the possible tones it is the nearest to that of the mixture that differs clearly from
 * both inks and from black.
 *
 * @param ground a color of texts that must be legible on it
 */
function overprint(ink: string, secondInk: string, ground?: string): string {
  const second = channelsOf(secondInk);
  const mixture = colorOf(
    channelsOf(ink).map((value, index) => Math.sqrt(value * (second[index] ?? 0))),
  );
  const strength = Math.max(Math.min(chromaOf(ink), chromaOf(secondInk)), chromaOf(mixture));
  const { lightness } = perceived(mixture);
  const neighbors = [ink, secondInk, BLACK];
  for (let step = 0; step <= MOST_TONES; step++) {
    // The tones are tried on both sides of the mixture in turn: lighter, darker, lighter again.
    const side = step % 2 === 0 ? -1 : 1;
    const tone = lightness + side * Math.ceil(step / 2) * TONE_STEP;
    const candidate = withTone(mixture, tone, strength);
    const isClear = neighbors.every((color) => distance(candidate, color) >= LEAST_DISTANCE);
    if (isClear && (ground === undefined || contrast(candidate, ground) >= TEXT_CONTRAST)) {
      return candidate;
    }
  }
  return mixture;
}

/** The color in which the lights of two lamps overlap. By night inks overlap like lights. */
function lightsMixed(ink: string, secondInk: string): string {
  const second = channelsOf(secondInk);
  return colorOf(
    channelsOf(ink).map((value, index) => {
      return 255 - ((255 - value) * (255 - (second[index] ?? 0))) / 255;
    }),
  );
}

/** A color of the same hue with another lightness. It is not stronger than the color. @param mostChroma its most chroma */
function toned(color: string, lightness: number, mostChroma: number): string {
  return withTone(color, lightness, Math.min(mostChroma, chromaOf(color)));
}

/** A fault in the colors that a firm has chosen. */
export interface ColorFault {
  field: string[];
  remedy: string;
}

/**
 * The faults of colors: a text in them is not legible, or an overlap looks like a color beside it. Empty if there are
 * none.
 */
export function colorFaults(colors: BrandColors): ColorFault[] {
  const faults = [...legibilityFaults(colors), ...likenessFaults(colors)];
  // Overprints are mixed from the inks, so they are checked once the inks are right.
  return faults.length > 0 ? faults : overprintFaults(colors);
}

/** Faults of inks that look alike. */
function likenessFaults(colors: BrandColors): ColorFault[] {
  const pairs = [
    { field: "second", other: "main" },
    { field: "third", other: "main" },
    { field: "third", other: "second" },
  ] as const;
  const alike = pairs.filter(({ field, other }) => {
    return distance(colors[field], colors[other]) < LEAST_DISTANCE;
  });
  return alike.map(({ field, other }) => {
    return { field: [field], remedy: `choose a color that differs more from \`${other}\`` };
  });
}

/** Faults of inks on which, or in which, texts are not legible. */
function legibilityFaults(colors: BrandColors): ColorFault[] {
  const { main } = colors;
  const faults: ColorFault[] = [];
  if (contrast(main, SURFACE) < TEXT_CONTRAST) {
    const remedy = `choose a darker color, such as ${withContrast(main, SURFACE, TEXT_CONTRAST, 0)}: texts in it need a contrast of 4.5 with the page, and have ${rounded(contrast(main, SURFACE))}`;
    faults.push({ field: ["main"], remedy });
  }
  for (const field of ["second", "third"] as const) {
    const ink = colors[field];
    if (contrast(ink, BLACK) >= TEXT_CONTRAST) continue;
    const remedy = `choose a lighter color, such as ${withContrast(ink, BLACK, TEXT_CONTRAST, 1)}: black texts on it need a contrast of 4.5, and have ${rounded(contrast(ink, BLACK))}`;
    faults.push({ field: [field], remedy });
  }
  return faults;
}

/** By day the overprints differ from the inks that they are made of, and from each other. */
function overprintFaults(colors: BrandColors): ColorFault[] {
  const { violet, green, orange } = brandInksOf(colors).day;
  const { main, second, third } = colors;
  const overlaps = [
    { name: "mainSecond", color: violet, neighbors: [main, second, green, orange, BLACK] },
    { name: "mainThird", color: green, neighbors: [main, third, orange, BLACK] },
    { name: "secondThird", color: orange, neighbors: [second, third, BLACK] },
  ];
  const faults: ColorFault[] = [];
  for (const { name, color, neighbors } of overlaps) {
    const alike = neighbors.find((other) => distance(color, other) < LEAST_OVERLAP_DISTANCE);
    if (alike === undefined) continue;
    const remedy = `the overlap ${color} looks like ${alike} beside it: write a color that differs more`;
    faults.push({ field: ["overprints", name], remedy });
  }
  if (contrast(violet, PAPER) < TEXT_CONTRAST) {
    const remedy = `choose a darker color, such as ${withContrast(violet, PAPER, TEXT_CONTRAST, 0)}: white texts on it need a contrast of 4.5, and have ${rounded(contrast(violet, PAPER))}`;
    faults.push({ field: ["overprints", "mainSecond"], remedy });
  }
  return faults;
}

/** Overlaps share edges, so a smaller distance suffices for them than for grounds and shapes. */
const LEAST_OVERLAP_DISTANCE = 0.07;

/** A contrast with one decimal, rounded down, so that it does not look sufficient where it is not. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}
