import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** llms.txt: the headings of its sections, and its links to files. */
export const llmsWords = wordSection("llms", {
  company: phrase(),
  services: phrase(),
  industries: phrase(),
  articles: phrase(),
  blogs: phrase(),
  positions: phrase(),
  optional: phrase(),
  sitemap: phrase(),
  sitemapText: phrase(),
});

/** The headings of a position, on its page and in its structured data. */
export const positionWords = wordSection("positions", {
  responsibilities: phrase(),
  requirements: phrase(),
});
