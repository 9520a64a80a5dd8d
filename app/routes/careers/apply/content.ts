import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { meta, sentPage, text } from "#app/model/schemas/shared.ts";

/** content/pages/apply.yaml */
export const applyContent = pageContent(
  "apply",
  z.strictObject({
    meta,
    lead: text,
    fieldsNote: text,
    privacyNote: text,
    withoutScript: text,
    sent: sentPage,
  }),
);
