import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { banner, figure, link, partner, text } from "#app/model/schemas/shared.ts";

/** content/pages/about.yaml */
export const aboutContent = pageContent(
  "about",
  z.strictObject({
    ...banner,
    story: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
    founder: z.strictObject({ leader: partner, caption: text }).optional(),
    values: z.strictObject({
      heading: text,
      lead: text,
      items: z.array(z.strictObject({ title: text, text })),
    }),
    claims: z.strictObject({ heading: text, figures: z.array(figure).min(1) }),
    closing: z.strictObject({ heading: text, text, link }),
  }),
  { "founder.leader": "leaders" },
);
