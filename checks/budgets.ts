const KB = 1024;

/**
 * What a page may weigh, in bytes as they travel: text compressed with brotli at its best, fonts and
 * pictures as they are.
 */
export const budgets = {
  /**
   * With the headers it fits into the first round trip of a new connection (10 packets). What each page had at first is
   * held by the benchmark (bench/bytes): a text or an industry more is no fault of an editor.
   */
  html: 14 * KB,
  css: 13 * KB,
  font: 20 * KB,
  /** All that the first paint waits for: HTML, styles, preloaded font, scripts that are not deferred. */
  beforeHydration: 45 * KB,
  /** The start script and the islands of a page; React DOM alone is 58 KB. */
  script: 75 * KB,
  /** The same with what a form loads when it is first used. */
  scriptWithForm: 85 * KB,
  /** Files of all drawings, lazy ones too; drawings within the page count as HTML. */
  pictures: 30 * KB,
  /** Everything together but photos, of which an editor may show as many as there are places. */
  total: 175 * KB,
  /** One photo as a telephone takes it; `cardPhoto` where it is at most `CARD_WIDTH` pixels wide: lists show many. */
  photo: 90_000,
  cardPhoto: 20_000,
  /** What the HTML of a page may have more for each photo: its addresses, and what it shows in words. */
  htmlPerPhoto: 64,
} as const;

/** Pixels; the widest file of a card's photo. */
export const CARD_WIDTH = 640;
