/** Widths of pictures on the page, as the `sizes` of an image: the container inside its gutters, whole and in columns. */
const PAGE =
  "(min-width: 1400px) 1320px, (min-width: 768px) calc(100vw - 80px), calc(100vw - 44px)";
const THIRD =
  "(min-width: 1400px) 424px, (min-width: 1024px) calc((100vw - 128px) / 3), (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)";
const TEXT = "(min-width: 768px) 640px, calc(100vw - 44px)";
/** As wide as the window, cropped at the top and at the bottom from 1024 px on. */
const WINDOW = "100vw";
/** Half of the window beside a title, and the whole width below it. */
const HALF = "(min-width: 1024px) 50vw, (min-width: 768px) 42vw, 100vw";
/** Seven of twelve columns from 768 px on, beside the title. */
const LEAD =
  "(min-width: 1400px) 760px, (min-width: 768px) calc((100vw - 80px) * 0.58), calc(100vw - 44px)";
/** Half of the columns from 768 px on. */
const TWO_IN_A_ROW =
  "(min-width: 1400px) 648px, (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)";
/** Three or four of twelve columns beside a text, and the whole width above it. */
const PLATE =
  "(min-width: 1400px) 424px, (min-width: 1280px) calc((100vw - 128px) / 3), (min-width: 1024px) calc((100vw - 152px) / 4), (min-width: 768px) calc(100vw - 80px), calc(100vw - 44px)";
/** One of three columns from 768 px on. */
export const COLUMN =
  "(min-width: 1400px) 424px, (min-width: 768px) calc((100vw - 128px) / 3), calc(100vw - 44px)";
/** On a slide: beside the text of a poster, otherwise above the text. */
export const SLIDE = "(min-width: 1080px) 42vw, calc(100vw - 44px)";

/** A format of pictures on pages. */
export interface Format {
  /** Width and height in pixels. */
  shape: readonly [width: number, height: number];
  /** The width at which pages show it, as the attribute `sizes`. */
  sizes: string;
  /** The widths of a photo's files in pixels. For small formats the largest file has 1.5 times the shown width. */
  widths: readonly number[];
  /** The format whose drawings it shares, so that a browser loads them once. */
  drawnAs?: "card" | "strip" | "tall";
  /** Whether the page continues the ground of a drawing above it. */
  isBelowTitle?: boolean;
  /** Whether pages show it as a circle. */
  isRound?: boolean;
}

/** The formats of pictures, by their names in addresses. */
export const FORMATS = {
  card: { shape: [1200, 900], sizes: THIRD, widths: [480, 640] },
  wide: { shape: [1600, 900], sizes: PAGE, widths: [480, 800, 1200, 1600, 2000] },
  lead: { shape: [1600, 900], sizes: LEAD, widths: [480, 640, 960, 1280] },
  stacked: { shape: [1600, 900], sizes: TWO_IN_A_ROW, widths: [480, 640, 960] },
  /** The same drawing as on a card, beside an article. On a telephone it is as wide as the text, on a tablet a strip above it. */
  plate: { shape: [1200, 900], sizes: PLATE, widths: [480, 640, 960], drawnAs: "card" },
  /** Beside a large card, so that two of them are about as high as it is. */
  tile: { shape: [1600, 1000], sizes: THIRD, widths: [480, 640] },
  /** On a sheet of the brochure with two rows. On a telephone it is square, beside its text. */
  entry: { shape: [1200, 1000], sizes: THIRD, widths: [480, 640] },
  /** On a sheet of the brochure with more rows. */
  flat: { shape: [1450, 600], sizes: THIRD, widths: [480, 640] },
  /** The same drawing as on a card, as wide as half of the window or as the window. */
  opening: { shape: [1200, 900], sizes: HALF, widths: [480, 800, 1200, 1600], drawnAs: "card" },
  /** An opening on the ground of the drawing. On a telephone the drawing stands below the title, on the same ground. */
  poster: { shape: [1200, 900], sizes: HALF, widths: [480, 800, 1200, 1600], drawnAs: "card" },
  below: { shape: [1200, 900], sizes: WINDOW, widths: [480, 800, 1200], isBelowTitle: true },
  /** Beside a title in a window of medium width. */
  upright: { shape: [1050, 1250], sizes: HALF, widths: [480, 800] },
  /** As wide as the window. Drawings have a wide composition of their own; photos are cropped. */
  band: {
    shape: [1600, 900],
    sizes: WINDOW,
    widths: [480, 800, 1200, 1600, 2000],
    drawnAs: "strip",
  },
  strip: { shape: [1800, 500], sizes: WINDOW, widths: [800, 1200, 2000] },
  sheet: { shape: [1800, 400], sizes: THIRD, widths: [480, 800, 1200] },
  square: { shape: [900, 900], sizes: THIRD, widths: [240, 480, 640] },
  round: { shape: [900, 900], sizes: "112px", widths: [240], isRound: true },
  tall: { shape: [900, 1200], sizes: THIRD, widths: [360, 480, 720, 900] },
  /** A partner with his or her name. On a telephone and in a low window it is square, so that the name and the face are in view. */
  partner: { shape: [900, 1200], sizes: THIRD, widths: [360, 480, 720, 900], drawnAs: "tall" },
  text: { shape: [1280, 720], sizes: TEXT, widths: [360, 480, 640, 1280] },
} as const satisfies Record<string, Format>;
export type PictureFormat = keyof typeof FORMATS;

/** How a card shows its picture, if it differs from most cards of a list. */
export interface CardImageOptions {
  /** The default is `card`. */
  format?: PictureFormat | undefined;
  /** The attribute `sizes` of a photo, if its width differs from that of the format. */
  sizes?: string;
}

const BELOW_MD = "screen and (max-width: 47.99rem)";
const LOW_BELOW_LG = "screen and (max-width: 63.99rem) and (max-height: 29.99rem)";
const BELOW_LG = "screen and (max-width: 63.99rem)";
/** Windows in which the drawing beside a title is higher than wide. */
const MD_TO_LG = "screen and (min-width: 48rem) and (max-width: 63.99rem) and (min-height: 30rem)";
/** Windows in which the drawing of a band stands below its title on a telephone, or beside it because the window is low. */
const BELOW_MD_OR_LOW = `${BELOW_MD}, screen and (max-height: 29.99rem)`;

/** The formats on narrower screens. Each has a drawing of its own, because a crop would leave slivers. */
export const NARROW_FORMATS: Readonly<
  Partial<Record<PictureFormat, Record<string, PictureFormat>>>
> = {
  lead: { [BELOW_LG]: "card" },
  stacked: { [BELOW_LG]: "card" },
  plate: { [BELOW_MD]: "wide", [LOW_BELOW_LG]: "wide", [BELOW_LG]: "strip" },
  entry: { [BELOW_MD]: "square" },
  flat: { [BELOW_MD]: "square" },
  opening: { [MD_TO_LG]: "upright" },
  poster: { [BELOW_MD]: "below", [MD_TO_LG]: "upright" },
  partner: { [BELOW_MD_OR_LOW]: "square" },
  band: { [BELOW_MD_OR_LOW]: "card", [MD_TO_LG]: "wide" },
};
