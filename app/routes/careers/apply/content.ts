import { z } from "zod";
import { paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { meta, sentPage } from "#app/model/schemas/shared.ts";

/** content/pages/apply.yaml */
export const applyContent = pageContent(
  "apply",
  z.strictObject({
    meta,
    lead: paragraph(),
    fieldsNote: paragraph(),
    privacyNote: paragraph(),
    withoutScript: paragraph(),
    sent: sentPage,
  }),
);
