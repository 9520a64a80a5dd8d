import { z } from "zod";
import { id, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { picture } from "#app/model/fields/picture-fields.ts";
import { pageContent } from "#app/model/page-content.ts";
import { fieldset, opening } from "#app/model/schemas/shared.ts";

/** The lists of articles and blogs: both types together, and each type alone. */
const FILLED = ["insights", "blogs", "articles"];
const ALL = FILLED.join(", ");

/** A list of insights, or a list that is coming soon. */
export const insightList = z
  .strictObject({
    id: id().describe(`The last part of the address. ${ALL} must be there.`),
    ...opening,
    comingSoon: fieldset("Of a kind that is yet to come.", {
      sentence: paragraph(),
      picture: picture(),
    }).optional(),
  })
  .refine(({ id, comingSoon }) => FILLED.includes(id) === (comingSoon === undefined), {
    path: ["comingSoon"],
    error: `must stand in every list but ${ALL}`,
  });

/** content/pages/insight-lists.yaml: the lists, in the order of the menu. */
export const insightListsContent = pageContent(
  "insight-lists",
  z.strictObject({
    lists: z.array(insightList).refine((lists) => {
      return FILLED.every((id) => lists.some((list) => list.id === id));
    }, `must hold ${ALL}`),
    subscribe: text().describe("The link to the feeds, below every list"),
    placeholder: paragraph().describe(
      "Stands under the snippet of an insight that has no text yet.",
    ),
    nothingYet: paragraph().describe("Stands in a list that has no article or blog yet."),
  }),
);
