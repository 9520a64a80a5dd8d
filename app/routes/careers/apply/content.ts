import { z } from "zod";
import { paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { formSteps, meta, sentPage } from "#app/model/schemas/shared.ts";

/** content/pages/apply.yaml */
export const applyContent = pageContent(
  "apply",
  z.strictObject({
    meta,
    lead: paragraph().describe("The sentence below the heading, which names the position."),
    steps: formSteps
      .optional()
      .describe("What happens after an application, in order, beside the form."),
    fieldsNote: paragraph().describe("Above the first field: which fields are required."),
    privacyNote: paragraph().describe("Above the button; a link to the privacy policy follows."),
    withoutScript: paragraph().describe(
      "In place of the form where it needs JavaScript and the browser runs none: where to write.",
    ),
    sent: sentPage,
  }),
);
