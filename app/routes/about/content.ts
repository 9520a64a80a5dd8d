import { z } from "zod";
import {
  heading,
  paragraph,
  reference,
  standIns,
  text,
} from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner, claim, fieldset, labelledLink } from "#app/model/schemas/shared.ts";

/** content/pages/about.yaml */
export const aboutContent = pageContent(
  "about",
  z.strictObject({
    ...banner,
    story: fieldset("The first section: how the firm began.", {
      heading: heading().describe("Above the story."),
      paragraphs: z.array(paragraph()).min(1).describe("Each entry is a paragraph."),
      deliveryNote: text()
        .optional()
        .describe(
          "Below the drawing of the delivery note of the story. Left out, it is not drawn.",
        ),
    }),
    founder: fieldset("A portrait beside the story. Left out, there is none.", {
      leader: reference("leaders").describe("The partner whose portrait it is."),
      caption: text().describe("Below the portrait: name, office, and what else matters."),
    }).optional(),
    values: fieldset("The section with what the firm holds to.", {
      heading: heading().describe("Above the values."),
      lead: paragraph().describe("The sentence beside the heading."),
      items: z
        .array(
          z.strictObject({
            title: heading().describe("A word or two, in large type."),
            text: paragraph().describe("What the firm does for it, and what it refuses."),
          }),
        )
        .describe("In their order, two or three beside each other on wide screens."),
    }),
    claims: fieldset("The section with figures about the firm.", {
      heading: heading().describe("Above the figures."),
      figures: z.array(claim).min(1).describe("Each with a drawing, and how it is counted."),
    }),
    closing: fieldset("The end of the page, in place of the footer's large sentence.", {
      heading: heading().describe("The large sentence."),
      text: paragraph().describe("The smaller sentence below it."),
      link: labelledLink.describe("The button."),
    }),
    standIns: standIns(
      ["story", "values"],
      "tell what is true of the firm, then remove the word from `standIns`",
    ),
  }),
);
