import type { z } from "zod";
import { type Content, fromContent, withoutFaults } from "./content.ts";
import { siteReader } from "./read-content.ts";
import type { Findings } from "./reader.ts";
import { type References, requireReferences } from "./rules.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";

/** By the name of a page's file its schema, and what reads and checks its words. */
const pages = new Map<string, [z.ZodType, (all: Content, findings: Findings) => unknown]>();

/**
 * The words of one page, `content/pages/<name>.yaml`: a function that gives them, or throws a ContentError.
 *
 * @param references fields that hold the id of an item, by its folder, e.g. `{ "industries.cards[]": "industries" }`
 */
export function pageContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  references: References = {},
): () => z.output<Schema> {
  const read = (all: Content, findings: Findings) => {
    const { fields, file } = siteReader(all.site, findings).file(`pages/${name}.yaml`, schema);
    requireReferences([{ ...Object(fields), file }], references, all, findings.problems);
    return fields;
  };
  pages.set(name, [schema, read]);
  return fromContent((all) => withoutFaults((findings) => read(all, findings)));
}

/** Reads the words of all pages, for the faults in them. */
export function readPages(all: Content, findings: Findings): void {
  for (const [, read] of pages.values()) read(all, findings);
}

/** What holds for each file of content/, by its path there; `*` stands for any name. */
export function contentSchemas(): Readonly<Record<string, z.ZodType>> {
  const ofPages = [...pages].map(([name, [schema]]) => [`pages/${name}.yaml`, schema]);
  return { ...CONTENT_SCHEMAS, ...Object.fromEntries(ofPages) };
}
