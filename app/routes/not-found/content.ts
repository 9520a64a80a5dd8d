import { z } from "zod";
import { paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, meta } from "#app/model/schemas/shared.ts";

/** content/pages/not-found.yaml */
export const notFoundContent = pageContent(
  "not-found",
  z.strictObject({
    meta,
    lead: paragraph().describe(
      "The sentence below the heading, which stands in the words of the interface.",
    ),
    links: z.array(labelledLink).describe("Where else to go, below the button that leads home."),
  }),
  { neededInLanguages: "visitors see it at a mistyped address" },
);
