const KB = 1024;

/** What a page may weigh, in bytes: text compressed by brotli, fonts and pictures as they are. */
export const budgets = {
  /** With the headers it fits into the first round trip of a new connection (10 packets). */
  html: 14 * KB,
  /** Day, night, print and right to left together (docs/decisions/0032-weights-of-pages.md). */
  css: 16 * KB,
  /** Of what content switches on, all together: another language, the firm's own colors, an announcement. */
  cssByContent: 2 * KB,
  font: 20 * KB,
  /** Everything that the first paint waits for: HTML, styles, preloaded font, scripts that are not deferred. */
  beforeHydration: 45 * KB,
  /** On pages without a part that needs React: the script in the page, the start script and its imports. */
  scriptBeforeIntent: 12 * KB,
  /** The start script and the islands of a page; React DOM alone is 58 KB. */
  script: 75 * KB,
  /** The start script, the islands of a page, and the scripts that a form loads at its first use. */
  scriptWithForm: 85 * KB,
  /** The files of all drawings, lazy drawings too. A drawing inside the page counts as HTML. */
  pictures: 30 * KB,
  /** Everything on a page together, except photos: an editor decides how many there are. */
  total: 175 * KB,
  /** Everything on the home page together, except photos. */
  homeTotal: 100 * KB,
};

/** For one photo in the size that a telephone loads. A `card` is a photo of at most `width` pixels; lists show many. */
export const photoBudgets = { bytes: 90_000, card: { width: 640, bytes: 20_000 } };

/** A part of a page that has a budget. */
export type Part = keyof typeof budgets;

export const PARTS = Object.keys(budgets) as readonly Part[];

/** The parts that depend on the program alone. The other parts grow with the words and the drawings of a page. */
export const PROGRAM_PARTS = [
  "css",
  "cssByContent",
  "font",
  "scriptBeforeIntent",
  "script",
  "scriptWithForm",
] as const;

/** How much heavier a page may be in another language, in bytes with brotli: the words of its scripts. */
export const MAX_TRANSLATION_WEIGHT = 1.5 * KB;

/**
 * How much heavier the scripts of a page may be with `ATTRIBUTION`, `NEWSLETTER` and `FIGURES` all on, in bytes with brotli.
 */
export const MAX_OPTIONAL_SCRIPT = KB;
