import { z } from "zod";
import {
  count,
  heading,
  paragraph,
  reference,
  text,
  unsearchedGroup,
} from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { claim, fieldset, labelledLink, meta } from "#app/model/schemas/shared.ts";

const capabilityCard = z.strictObject({
  service: reference("capabilities").describe("A capability; the first one is featured."),
  description: paragraph().describe("The sentence below its title on this card alone."),
});

/** The words of a section with the newest texts of a list. */
const insightSection = {
  kicker: text().meta({ title: "Words above the heading" }).describe("In small type."),
  heading: heading().describe("Above the cards."),
  more: text().describe("The words of the link to the whole list."),
};

/** content/pages/home.yaml */
export const homeContent = pageContent(
  "home",
  z.strictObject({
    meta,
    heroMessages: z
      .array(
        z.strictObject({
          headline: heading().max(60).describe("The largest words of the site; 60 characters."),
          subtitle: paragraph().describe("The sentence below the headline."),
        }),
      )
      .min(1)
      .describe("What the first screen says, one after another; the circles move for each."),
    growthHero: unsearchedGroup({
      meta,
      label: text().describe("A few words above the heading."),
      heading: heading().describe("The large words of its first screen."),
      intro: paragraph().describe("The sentence below the heading."),
      circles: fieldset("The words in the three circles and where all of them meet.", {
        blue: text().describe("In the circle at the top."),
        red: text().describe("In the circle at the lower right."),
        yellow: text().describe("In the circle at the lower left."),
        center: text().describe("In the middle, where the three overlap."),
      }),
    }).describe("Another first screen, on the page /hero-preview alone, for you to judge."),
    capabilities: fieldset("The first section below the opening: cards of services.", {
      heading: heading().describe("Above the cards."),
      lead: paragraph().describe("The sentence beside the heading."),
      more: text().describe("The words of the link to the page of all capabilities."),
      cards: z.array(capabilityCard).min(1).describe("In their order; the first is the largest."),
    }),
    claims: fieldset("The band with large figures.", {
      heading: heading().describe("Above the figures: whose they are."),
      figures: z.array(claim).describe("Each with a drawing, and how it is counted."),
      link: labelledLink.optional().describe("Who stands behind the figures."),
    }),
    voices: fieldset("Partners who speak for themselves, and a case; below the figures.", {
      heading: heading().describe("Above the portraits."),
      lead: paragraph().describe("The sentence beside the heading."),
      more: text().describe("The link to all partners."),
      leaders: z
        .array(reference("partners"))
        .min(1)
        .max(2)
        .describe("One or two partners. Each needs a quote of its own."),
      case: fieldset("A case study of a service.", {
        service: reference("services").describe("The service whose page tells the case."),
        number: count().describe("Which of its case studies, counted from 1."),
        more: text().describe("The link to the service."),
      }).optional(),
    }).optional(),
    industries: fieldset("The section with cards of industries.", {
      heading: heading().describe("Above the cards."),
      lead: paragraph().describe("The sentence beside the heading."),
      more: text().describe("The words of the link to the page of all industries."),
      cards: z
        .array(reference("industries"))
        .describe("In their order. Title, sentence and picture come from the industry."),
    }),
    blogs: fieldset("The section with the newest blogs. It is left out while there are none.", {
      ...insightSection,
    }),
    articles: fieldset("The section with the newest articles, in the same way.", {
      ...insightSection,
    }),
  }),
  { neededInLanguages: "the logo of every page leads to it" },
);
