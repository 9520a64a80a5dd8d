import { basename, extname } from "node:path";
import type { z } from "zod";
import { capability, growthService, industry, insight, leader, position } from "./collections.ts";
import { brochure, deck } from "./deck.ts";
import { legalFrontMatter, redirects, site } from "./site.ts";

/**
 * The schemas of the files in content/; `*` stands for any name. Pages declare the schemas of their own files
 * (page-content.ts), and the forms declare that of acknowledgements.yaml (site-forms.ts).
 */
export const CONTENT_SCHEMAS = {
  "site.yaml": site,
  "redirects.yaml": redirects,
  "insights/articles/*.md": insight,
  "insights/blogs/*.md": insight,
  "services/growth/*.yaml": growthService,
  "services/capabilities/*.yaml": capability,
  "industries/*.yaml": industry,
  "leaders/*.yaml": leader,
  "positions/*.yaml": position,
  "legal/*.md": legalFrontMatter,
  "deck/deck.yaml": deck,
  "brochure/brochure.yaml": brochure,
};

/**
 * The schema of a file such as `content/leaders/x.yaml`, or of its translation such as `content/de/leaders/x.yaml`.
 *
 * @throws RangeError if there is none
 */
export function schemaOfFile(path: string): z.ZodType {
  const file = path.replace(/^content\/[a-z]{2,3}(-[a-z0-9]+)*\//, "content/");
  const name = basename(file, extname(file));
  for (const [pattern, schema] of Object.entries(CONTENT_SCHEMAS)) {
    if (`content/${pattern.replace("*", name)}` === file) return schema;
  }
  throw new RangeError(`${file} has no schema: see app/model/schemas/content-schemas.ts`);
}
