import { z } from "zod";
import { heading, paragraph, text } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { fieldset, formSteps, labelledLink, opening, sentPage } from "#app/model/schemas/shared.ts";

/** content/pages/contact.yaml */
export const contactContent = pageContent(
  "contact",
  z.strictObject({
    ...opening,
    steps: formSteps.describe("What happens after a message, in order, beside the form."),
    fieldsNote: paragraph().describe("Above the first field: which fields are required."),
    directHeading: text().describe("Above the firm's e-mail address and telephone number."),
    legal: fieldset("Below e-mail and telephone: pages about what happens to a message.", {
      heading: heading().describe("Above the links."),
      links: z.array(labelledLink).min(1).describe("Such as those to the legal pages."),
    }),
    officesHeading: text().describe("Above the offices that content/site.yaml lists."),
    withoutScript: paragraph().describe(
      "Above the form where it needs JavaScript and the browser runs none: where to write.",
    ),
    sent: sentPage,
  }),
);
