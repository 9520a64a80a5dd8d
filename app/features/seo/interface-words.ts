import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** llms.txt: the headings of its sections, and its links to files. */
export const llmsWords = wordSection(
  "llms",
  "The file /llms.txt, which programs read: its headings and its links.",
  {
    company: phrase(),
    services: phrase(),
    industries: phrase(),
    articles: phrase(),
    blogs: phrase(),
    positions: phrase(),
    optional: phrase(),
    sitemap: phrase(),
    sitemapText: phrase(),
  },
);

/** The headings of a position, on its page and in its structured data. */
export const positionWords = wordSection(
  "positions",
  "The headings of a position, on its page and in what search engines read.",
  {
    responsibilities: phrase(),
    requirements: phrase(),
  },
);
