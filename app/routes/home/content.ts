import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { figure, meta, text } from "#app/model/schemas/shared.ts";

const related = (files: string) => text.meta({ relation: { to: files, shown: "title" } });
const capabilityId = related("services/capabilities/*.yaml").describe(
  "A capability; the first one is featured.",
);
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
      cards: z.array(related("industries/*.yaml")),
    }),
    blogs: z.strictObject({ kicker: text, heading: text, more: text }),
    articles: z.strictObject({ kicker: text, heading: text, more: text }),
  }),
  { "capabilities.cards[].service": "services/capabilities", "industries.cards[]": "industries" },
);
