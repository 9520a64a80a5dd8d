import { z } from "zod";
import { pageContent } from "#app/content/page-content.ts";
import { figure, meta, text } from "#app/content/schemas/shared.ts";

/** content/pages/home.yaml */
export const homeContent = pageContent(
  "home",
  z.strictObject({
    meta,
    /** Five messages (specification, section 1); the circles take an arrangement for each, in this order. */
    heroMessages: z.array(z.strictObject({ headline: text.max(60), subtitle: text })).length(5),
    growthHero: z.strictObject({
      meta,
      label: text,
      heading: text,
      intro: text,
      circles: z.strictObject({ blue: text, red: text, yellow: text, center: text }),
    }),
    capabilities: z.strictObject({
      heading: text,
      lead: text,
      /** Ids of content/services/capabilities/; the first is featured. */
      cards: z.array(z.strictObject({ service: text, description: text })).length(3),
    }),
    claims: z.strictObject({ heading: text, figures: z.array(figure).length(3) }),
    /** `cards` holds ids of content/industries/. */
    industries: z.strictObject({ heading: text, lead: text, cards: z.array(text).length(3) }),
    blogs: z.strictObject({ kicker: text, heading: text, more: text }),
    articles: z.strictObject({ kicker: text, heading: text, more: text }),
  }),
  ({ capabilities, industries }, all, report) => {
    const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
    for (const [index, { service }] of capabilities.cards.entries()) {
      const field = `capabilities.cards[${index}].service`;
      report(field, service, idsOf(all.capabilities), "content/services/capabilities/");
    }
    for (const [index, id] of industries.cards.entries()) {
      report(`industries.cards[${index}]`, id, idsOf(all.industries), "content/industries/");
    }
  },
);
