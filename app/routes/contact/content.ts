import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { link, opening, sentPage, text } from "#app/model/schemas/shared.ts";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: text, text })),
    fieldsNote: text,
    directHeading: text,
    legal: z.strictObject({ heading: text, links: z.array(link).min(1) }),
    officesHeading: text.describe("Above the offices that content/site.yaml lists."),
    withoutScript: text,
    sent: sentPage,
  }),
);
