import { phrase, plural } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The page of an article or a blog. */
export const insightWords = wordSection(
  "insight",
  "The page of an article, a blog or another text: around its title and below it.",
  {
    back: phrase("list"),
    author: phrase("author"),
    readingTime: plural(),
    readNext: phrase(),
  },
);

/** The controls that share an insight. */
export const shareWords = wordSection(
  "share",
  "The buttons that share a text, and what they say afterwards.",
  {
    copy: phrase(),
    copied: phrase(),
    notCopied: phrase("url"),
    share: phrase(),
    shared: phrase(),
    notShared: phrase(),
  },
);

/** The lists of insights. */
export const insightListWords = wordSection(
  "insightLists",
  "The lists of texts: the titles of their further pages, and lists that are yet to come.",
  {
    furtherTitle: phrase("title", "number"),
    furtherDescription: phrase("number", "count", "description"),
    comingSoon: phrase(),
    meanwhile: phrase(),
  },
);

/** The items of a list, with their filter. */
export const insightGridWords = wordSection(
  "insightGrid",
  "The lists of texts: their filter, and the ways to further items.",
  {
    filter: phrase(),
    all: phrase(),
    unknownCategory: phrase("category"),
    inCategory: phrase("total", "category"),
    showMore: phrase(),
    loading: phrase(),
    newestOnly: phrase("shown", "total"),
    pageOnly: phrase(),
    searchOthers: phrase("search"),
    searchFor: phrase("category"),
    pages: phrase(),
    newer: phrase(),
    older: phrase(),
    page: phrase("number", "count"),
  },
);
