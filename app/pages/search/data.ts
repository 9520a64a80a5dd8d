import { z } from "zod";
import { pageContent } from "#app/content/page-content.ts";
import { link, opening, text } from "#app/content/schemas/shared.ts";

const word = text.regex(/^[\p{L}\p{N}]+$/u, "must be one word, of letters and digits only");

/** content/pages/search.yaml */
export const searchContent = pageContent(
  "search",
  z.strictObject({
    ...opening,
    withoutScript: text,
    sectionsHeading: text,
    /** The main parts of the site: shown before anything is typed, and without scripts. */
    sections: z.array(z.strictObject({ title: text, text, href: text })).min(4),
    /** Where to go when nothing was found. */
    suggestions: z.array(link).length(3),
    /** Words under which a page is found that it does not use itself; `path` is its address. */
    otherNames: z.array(z.strictObject({ path: text, words: z.array(word).min(1) })),
  }),
);

/** What /search shows. */
export function searchData() {
  const { heading, lead, withoutScript, sectionsHeading, sections, suggestions } = searchContent();
  return { heading, lead, withoutScript, sectionsHeading, sections, suggestions };
}

export type SearchData = ReturnType<typeof searchData>;
