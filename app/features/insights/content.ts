import { z } from "zod";
import { choice, heading, id, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { picture } from "#app/model/fields/picture-fields.ts";
import { ALL_INSIGHTS, INSIGHT_LISTS_FILE } from "#app/model/insight-lists.ts";
import { pageContent } from "#app/model/page-content.ts";
import { PODCAST_CATEGORIES } from "#app/model/podcast-categories.ts";
import { fieldset, labelledLink, meta, opening } from "#app/model/schemas/shared.ts";

/** The lists that every site has: all insights, and two to which other pages lead. */
const REQUIRED = [ALL_INSIGHTS, "blogs", "articles"];
const REQUIRED_LISTS = REQUIRED.join(", ");

/** Ids that would give a list or its feed the address of something else: `/insights/page/2` and `/feeds/all.xml`. */
const TAKEN_IDS = ["page", "all"];

/** A list of insights. Its items are the files of the folder in content/insights/ that bears its id. */
export const insightList = z.strictObject({
  id: id()
    .refine((id) => !TAKEN_IDS.includes(id), `choose another id than ${TAKEN_IDS.join(" and ")}`)
    .describe(
      `The last part of the address, and the folder of its items in content/insights/. ${REQUIRED_LISTS} must be there.`,
    ),
  ...opening,
  itemName: text({ isSearchable: false })
    .max(30)
    .optional()
    .describe(
      "What a single item is called, such as Research report. Left out, the heading of the list stands there. The names of articles and blogs are in the words of the interface.",
    ),
  podcast: fieldset("What podcast directories ask for, of a list whose items are recordings.", {
    category: choice(PODCAST_CATEGORIES).describe("The category in directories."),
    cover: picture().describe(
      "The square picture in directories. A photo needs at least 1400 × 1400 pixels.",
    ),
  }).optional(),
  comingSoon: fieldset("Stands there until the list has its first item.", {
    meta: meta.optional(),
    sentence: paragraph().describe("In large type, in place of the texts."),
    picture: picture(),
  }).optional(),
});
export type InsightList = z.infer<typeof insightList>;

/** content/pages/insight-lists.yaml: the lists, in the order of the menu. */
export const insightListsContent = pageContent(
  INSIGHT_LISTS_FILE,
  z.strictObject({
    lists: z
      .array(insightList)
      .refine((lists) => {
        return REQUIRED.every((id) => lists.some((list) => list.id === id));
      }, `must hold ${REQUIRED_LISTS}`)
      .describe(
        "Each is a page below /insights, and a row in the panel of the menu, in this order.",
      ),
    deliveryNote: fieldset(
      "Below every list that is coming soon, beside the drawing of the delivery note of About. Left out, it is not drawn.",
      {
        heading: heading().describe("Beside the drawing."),
        text: paragraph().describe("Below the heading."),
        link: labelledLink.describe("Leads to the story."),
      },
    ).optional(),
    subscribe: text().describe("The link to the feeds, below every list."),
    placeholder: paragraph().describe(
      "Stands under the snippet of an insight that has no text yet.",
    ),
    nothingYet: paragraph().describe("Stands in a list that has no items yet."),
  }),
  { neededInLanguages: "the menu has the names of its lists" },
);
