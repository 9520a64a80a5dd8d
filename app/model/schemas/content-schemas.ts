import { basename, extname } from "node:path";
import type { z } from "zod";
import { isInsightFile } from "../insight-lists.ts";
import { originalPath } from "../language.ts";
import { capability, growthService, industry, insight, leader, position } from "./collections.ts";
import { brochure, deck } from "./deck.ts";
import { legalFrontMatter } from "./legal.ts";
import { redirects } from "./redirects.ts";
import { site } from "./site.ts";
import { standalonePage } from "./standalone.ts";

/**
 * The schemas of the files in content/; `*` stands for any name. Pages declare the schemas of their own files
 * (page-content.ts), and the forms declare that of acknowledgements.yaml (site-forms.ts). The folders of insights follow
 * from the lists (app/model/insight-lists.ts).
 */
export const CONTENT_SCHEMAS = {
  "site.yaml": site,
  "redirects.yaml": redirects,
  "services/growth/*.yaml": growthService,
  "services/capabilities/*.yaml": capability,
  "industries/*.yaml": industry,
  "leaders/*.yaml": leader,
  "positions/*.yaml": position,
  "legal/*.md": legalFrontMatter,
  "deck/deck.yaml": deck,
  "brochure/brochure.yaml": brochure,
  "standalone/*.yaml": standalonePage,
};

/**
 * The schema of a file such as `content/leaders/x.yaml`, or of its translation such as `content/de/leaders/x.yaml`.
 *
 * @throws RangeError if there is none
 */
export function schemaOfFile(path: string): z.ZodType {
  const file = originalPath(path);
  if (isInsightFile(file)) return insight;
  const name = basename(file, extname(file));
  for (const [pattern, schema] of Object.entries(CONTENT_SCHEMAS)) {
    if (`content/${pattern.replace("*", name)}` === file) return schema;
  }
  throw new RangeError(`${file} has no schema: see app/model/schemas/content-schemas.ts`);
}
