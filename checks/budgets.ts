const KB = 1024;

/**
 * What a page may weigh, in bytes as they travel: text compressed with brotli at its best, fonts and
 * pictures as they are.
 */
export const budgets = {
  /** With the headers it fits into the first round trip of a new connection (10 packets). */
  html: 14 * KB,
  css: 12 * KB,
  font: 20 * KB,
  /** All that the first paint waits for: HTML, styles, preloaded font, scripts that are not deferred. */
  beforeHydration: 45 * KB,
  /** All modules that a page starts with; React DOM and React Router alone are about 100 KB. */
  script: 105 * KB,
  /** The same with what a form loads when it is first used. */
  scriptWithForm: 120 * KB,
  /** Files of all pictures, lazy ones too; drawings within the page count as HTML. */
  pictures: 30 * KB,
  /** Everything together. */
  total: 175 * KB,
} as const;
