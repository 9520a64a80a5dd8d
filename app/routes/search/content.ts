import { z } from "zod";
import { code, heading, link, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, opening } from "#app/model/schemas/shared.ts";

const word = text().regex(/^[\p{L}\p{N}]+$/u, "must be one word, of letters and digits only");

/** content/pages/search.yaml */
export const searchContent = pageContent(
  "search",
  z.strictObject({
    ...opening,
    withoutScript: paragraph(),
    sectionsHeading: text(),
    sections: z
      .array(z.strictObject({ title: heading(), text: paragraph(), href: link() }))
      .min(1)
      .describe("The main parts of the site: shown before anything is typed."),
    suggestions: z.array(labelledLink).describe("Shown when nothing was found."),
    otherNames: z
      .array(z.strictObject({ path: code(), words: z.array(word).min(1) }))
      .describe("What visitors call a page that does not call itself so; one word each."),
  }),
);
