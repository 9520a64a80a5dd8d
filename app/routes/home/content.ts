import { z } from "zod";
import {
  heading,
  paragraph,
  reference,
  text,
  unsearchedGroup,
} from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { figure, labelledLink, meta } from "#app/model/schemas/shared.ts";

const capabilityCard = z.strictObject({
  service: reference("capabilities").describe("A capability; the first one is featured."),
  description: paragraph(),
});

/** content/pages/home.yaml */
export const homeContent = pageContent(
  "home",
  z.strictObject({
    meta,
    heroMessages: z
      .array(z.strictObject({ headline: heading().max(60), subtitle: paragraph() }))
      .min(1)
      .describe("The circles take another arrangement for each, in turn."),
    growthHero: unsearchedGroup({
      meta,
      label: text(),
      heading: heading(),
      intro: paragraph(),
      circles: z.strictObject({ blue: text(), red: text(), yellow: text(), center: text() }),
    }),
    capabilities: z.strictObject({
      heading: heading(),
      lead: paragraph(),
      more: text(),
      cards: z.array(capabilityCard).min(1),
    }),
    claims: z.strictObject({
      heading: heading(),
      figures: z.array(figure),
      link: labelledLink.optional().describe("Who stands behind the figures."),
    }),
    industries: z.strictObject({
      heading: heading(),
      lead: paragraph(),
      more: text(),
      cards: z.array(reference("industries")),
    }),
    blogs: z.strictObject({ kicker: text(), heading: heading(), more: text() }),
    articles: z.strictObject({ kicker: text(), heading: heading(), more: text() }),
  }),
);
