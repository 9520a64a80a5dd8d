import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Names of pages in breadcrumbs, and of their kinds in the results of the search. */
export const pageNames = wordSection(
  "pages",
  "The names of pages in the path above the heading and in search results.",
  {
    home: phrase(),
    heroPreview: phrase(),
    about: phrase(),
    contact: phrase(),
    careers: phrase(),
    apply: phrase(),
    leadership: phrase(),
    brochure: phrase(),
    feeds: phrase(),
    notFound: phrase(),
    service: phrase(),
    industry: phrase(),
    position: phrase(),
    partner: phrase(),
    legal: phrase(),
    insights: phrase(),
    article: phrase(),
    blog: phrase(),
    insight: phrase("type", "category"),
  },
);
