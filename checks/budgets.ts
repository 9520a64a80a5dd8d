const KB = 1024;

/** What a page may weigh, in bytes: text compressed by brotli, fonts and pictures as they are. */
export const budgets = {
  /** With the headers it fits into the first round trip of a new connection (10 packets). */
  html: 14 * KB,
  /** 13 KB, and 1.5 for the night edition (docs/decisions/0015-night-edition.md). */
  // Printed sheets and pages from right to left take 0.2 KB of it.
  css: 15 * KB,
  font: 20 * KB,
  /** Everything that the first paint waits for: HTML, styles, preloaded font, scripts that are not deferred. */
  beforeHydration: 45 * KB,
  /** The start script and the islands of a page; React DOM alone is 58 KB. */
  script: 75 * KB,
  /** The same, and the scripts that a form loads at its first use. */
  scriptWithForm: 85 * KB,
  /** The files of all drawings, lazy drawings too. A drawing inside the page counts as HTML. */
  pictures: 30 * KB,
  /** Everything together except photos: an editor decides how many there are. */
  total: 175 * KB,
};

/** For one photo in the size that a telephone loads. A `card` is a photo of at most `width` pixels; lists show many. */
export const photoBudgets = { bytes: 90_000, card: { width: 640, bytes: 20_000 } };

/** A part of a page that has a budget. */
export type Part = keyof typeof budgets;

export const PARTS = Object.keys(budgets) as readonly Part[];

/** The parts that depend on the program alone. The other parts grow with the words and the drawings of a page. */
export const PROGRAM_PARTS = ["css", "font", "script", "scriptWithForm"] as const;

/** HTML of each kind on 22 November 2026, before pages became documents: no shipped page may be larger. */
export const shippedHtml: Readonly<Record<string, number>> = {
  "/": 10_518,
  // 6,708 before. Since then a press before the scripts are there is repeated, and addresses are recognized by words.
  "/404": 6_912,
  "/about": 9_015,
  "/blogs/*": 10_294,
  "/brochure": 9_469,
  "/capabilities": 8_540,
  "/careers": 7_607,
  "/careers/*": 7_849,
  "/contact": 7_504,
  "/cookies": 7_412,
  "/feeds": 7_039,
  "/hero-preview": 10_257,
  "/industries": 7_547,
  "/industries/*": 9_341,
  "/insights": 9_516,
  "/insights/*": 10_584,
  // 10,534 before. Since then a press before the scripts are there is repeated.
  "/insights/*/*": 10_560,
  "/leadership": 7_642,
  "/presentation": 10_044,
  "/privacy": 8_059,
  "/search": 7_315,
  "/services": 8_514,
  "/services/*": 8_545,
  "/terms": 7_904,
};
