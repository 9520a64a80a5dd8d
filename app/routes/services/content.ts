import { z } from "zod";
import { heading, paragraph, text, unsearchedGroup } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { banner, meta } from "#app/model/schemas/shared.ts";

/** content/pages/services.yaml */
export const servicesContent = pageContent(
  "services",
  z.strictObject({
    ...banner,
    growthHeading: text(),
    growthLead: paragraph(),
    fallback: unsearchedGroup({
      meta,
      heading: heading(),
      lead: paragraph(),
      industriesHeading: text(),
    }),
  }),
);
