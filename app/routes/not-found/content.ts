import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { link, meta, text } from "#app/model/schemas/shared.ts";

/** content/pages/not-found.yaml */
export const notFoundContent = pageContent(
  "not-found",
  z.strictObject({ meta, lead: text, links: z.array(link) }),
);
