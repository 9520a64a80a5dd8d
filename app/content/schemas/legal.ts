import { z } from "zod";
import { meta, text, title } from "./shared.ts";

/** Front matter of content/legal/*.md; the Markdown below it is the text of the page. */
export const legalFrontMatter = z.strictObject({
  /** `privacy`, `terms` or `cookies`: the address of the page. */
  id: z.enum(["privacy", "terms", "cookies"]),
  title,
  meta,
  /** One sentence that says what the page settles. */
  lead: text,
});
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;
