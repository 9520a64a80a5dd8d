import { z } from "zod";
import { pageContent } from "#app/model/page-content.ts";
import { banner } from "#app/model/schemas/shared.ts";

/** content/pages/leadership.yaml */
export const leadershipContent = pageContent("leadership", z.strictObject(banner));
