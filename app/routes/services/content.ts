import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { banner, meta, text } from "#app/model/schemas/shared.ts";

/** content/pages/services.yaml */
export const servicesContent = pageContent(
  "services",
  z.strictObject({
    ...banner,
    growthHeading: text,
    growthLead: text,
    fallback: z.strictObject({ meta, heading: text, lead: text, industriesHeading: text }),
  }),
);
