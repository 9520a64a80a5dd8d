import type { z } from "zod";
import type { Entry, Reader } from "./reader.ts";
import { brochure } from "./schemas/brochure.ts";
import { deck } from "./schemas/deck.ts";
import { acknowledgements } from "./schemas/mails.ts";
import { leader, position } from "./schemas/people.ts";
import { redirects, site } from "./schemas/site.ts";
import { insightFrontMatter, legalFrontMatter } from "./schemas/texts.ts";
import { capability, growthService, industry } from "./schemas/topics.ts";

/** What holds for each file of content/; `*` stands for any name. Pages declare their own (page-content.ts). */
export const CONTENT_SCHEMAS = {
  "site.yaml": site,
  "redirects.yaml": redirects,
  "acknowledgements.yaml": acknowledgements,
  "insights/articles/*.md": insightFrontMatter,
  "insights/blogs/*.md": insightFrontMatter,
  "services/growth/*.yaml": growthService,
  "services/capabilities/*.yaml": capability,
  "industries/*.yaml": industry,
  "leaders/*.yaml": leader,
  "positions/*.yaml": position,
  "legal/*.md": legalFrontMatter,
  "deck/deck.yaml": deck,
  "brochure/brochure.yaml": brochure,
};
type Schemas = typeof CONTENT_SCHEMAS;
type Path = keyof Schemas;
type Fields<P extends Path> = z.output<Schemas[P]>;

/** Reads by {@link CONTENT_SCHEMAS}. */
export function contentReader(reader: Reader) {
  const schemaOf = <P extends Path>(path: P): Schemas[P] => CONTENT_SCHEMAS[path];
  return {
    one: <P extends Path>(path: P): Entry<Fields<P>> =>
      reader.one(path, schemaOf(path)) as Entry<Fields<P>>,
    all: <P extends Path>(path: P): Entry<Fields<P>>[] =>
      reader.all(path, schemaOf(path)) as Entry<Fields<P>>[],
  };
}
export type ContentReader = ReturnType<typeof contentReader>;
