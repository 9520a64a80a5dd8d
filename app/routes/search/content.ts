import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { link, opening, text } from "#app/model/schemas/shared.ts";

const word = text.regex(/^[\p{L}\p{N}]+$/u, "must be one word, of letters and digits only");

/** content/pages/search.yaml */
export const searchContent = pageContent(
  "search",
  z.strictObject({
    ...opening,
    withoutScript: text,
    sectionsHeading: text,
    sections: z
      .array(z.strictObject({ title: text, text, href: text }))
      .min(1)
      .describe("The main parts of the site: shown before anything is typed."),
    suggestions: z.array(link).describe("Shown when nothing was found."),
    otherNames: z
      .array(z.strictObject({ path: text, words: z.array(word).min(1) }))
      .describe("What visitors call a page that does not call itself so; one word each."),
  }),
);
