import { z } from "zod";
import { heading, link, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, opening } from "#app/model/schemas/shared.ts";

/** The most words are as many as the search joins (app/features/search/search.ts). */
const otherName = text({ isSearchable: false }).regex(
  /^[\p{L}\p{N}]+( [\p{L}\p{N}]+){0,4}$/u,
  "must be one to five words, of letters and digits only, with single blanks between them",
);

const pageLink = link().regex(/^\//, "must be a page of this site, such as /careers");

/** content/pages/search.yaml */
export const searchContent = pageContent(
  "search",
  z.strictObject({
    ...opening,
    withoutScript: paragraph().describe(
      "Above the main parts of the site, where the browser runs no JavaScript.",
    ),
    sectionsHeading: text().describe("Above the main parts of the site."),
    sections: z
      .array(
        z.strictObject({
          title: heading().describe("The words of the link."),
          text: paragraph().describe("A short line below them: what is there."),
          href: link()
            .meta({ title: "Address" })
            .describe("A page of this site, such as /careers."),
        }),
      )
      .min(1)
      .describe("The main parts of the site: shown before anything is typed."),
    suggestions: z.array(labelledLink).describe("Shown when nothing was found."),
    otherNames: z
      .array(
        z.strictObject({
          href: pageLink
            .meta({ title: "Address" })
            .describe("The page that the search then shows, such as /careers."),
          words: z
            .array(otherName)
            .min(1)
            .describe("What visitors may type, one to five words each."),
        }),
      )
      .describe(
        "What visitors call a page that does not call itself so, such as: jobs, open positions.",
      ),
  }),
  { neededInLanguages: "its links stand in the search of every page" },
);
