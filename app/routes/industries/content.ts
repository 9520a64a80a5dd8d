import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { banner } from "#app/model/schemas/shared.ts";

/** content/pages/industries.yaml */
export const industriesContent = pageContent("industries", z.strictObject(banner));
