import { z } from "zod";
import { heading, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { labelledLink, opening, sentPage } from "#app/model/schemas/shared.ts";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: z.array(z.strictObject({ title: heading(), text: paragraph() })),
    fieldsNote: paragraph(),
    directHeading: text(),
    legal: z.strictObject({ heading: heading(), links: z.array(labelledLink).min(1) }),
    officesHeading: text().describe("Above the offices that content/site.yaml lists."),
    withoutScript: paragraph(),
    sent: sentPage,
  }),
);
