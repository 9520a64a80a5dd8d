import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { text } from "#app/model/schemas/shared.ts";

/** content/pages/presentation.yaml */
export const presentationContent = pageContent("presentation", z.strictObject({ lead: text }));
