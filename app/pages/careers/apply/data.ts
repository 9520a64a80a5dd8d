import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { meta, text } from "#app/content/schemas/shared.ts";
import { careersContent } from "#app/pages/careers/overview/data.ts";

/** content/pages/apply.yaml */
export const applyContent = pageContent(
  "apply",
  z.strictObject({ meta, lead: text, fieldsNote: text, privacyNote: text, withoutScript: text }),
);

/** What /careers/apply shows. */
export function applyData() {
  const { positions, site } = content();
  const { lead, fieldsNote, privacyNote, withoutScript } = applyContent();
  return {
    lead,
    fieldsNote,
    privacyNote,
    withoutScript,
    positionsHeading: careersContent().positionsHeading,
    positions: positions.map(({ id, title, location }) => ({ id, title, location })),
    email: site.hrEmail,
    phone: site.phone,
  };
}

export type ApplyData = ReturnType<typeof applyData>;
