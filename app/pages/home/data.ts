import { z } from "zod";
import { pageContent } from "#app/content/page-content.ts";
import { figure, meta, text } from "#app/content/schemas/shared.ts";

const capabilityId = text
  .describe("A capability; the first one is featured.")
  .meta({ relation: { to: "services/capabilities/*.yaml", shown: "title" } });
const industryId = text.meta({ relation: { to: "industries/*.yaml", shown: "title" } });

/** content/pages/home.yaml */
export const homeContent = pageContent(
  "home",
  z.strictObject({
    meta,
    heroMessages: z
      .array(z.strictObject({ headline: text.max(60), subtitle: text }))
      .min(1)
      .describe("The circles take another arrangement for each, in turn."),
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
      more: text,
      cards: z.array(z.strictObject({ service: capabilityId, description: text })).min(1),
    }),
    claims: z.strictObject({ heading: text, figures: z.array(figure) }),
    industries: z.strictObject({
      heading: text,
      lead: text,
      more: text,
      cards: z.array(industryId),
    }),
    blogs: z.strictObject({ kicker: text, heading: text, more: text }),
    articles: z.strictObject({ kicker: text, heading: text, more: text }),
  }),
  { "capabilities.cards[].service": "services/capabilities", "industries.cards[]": "industries" },
);
