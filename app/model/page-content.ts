import type { z } from "zod";
import { type Content, fromContent, withoutFaults } from "./content.ts";
import { siteReader } from "./read-content.ts";
import type { Findings } from "./reader.ts";
import { referenceProblems } from "./references.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";

/** By the name of a page's file its schema, and what reads and checks its words. */
const pages = new Map<string, [z.ZodType, (all: Content, findings: Findings) => unknown]>();

/** Gives the words of a page, or throws a ContentError. */
export interface PageContent<Schema extends z.ZodType = z.ZodType> {
  (): z.output<Schema>;
  readonly schema: Schema;
}

/** The words of one page, which stand in `content/pages/<name>.yaml`. */
export function pageContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): PageContent<Schema> {
  const read = (all: Content, findings: Findings) => {
    const findingsOfPage: Findings = { ...findings, references: [] };
    const { fields } = siteReader(all.site, findingsOfPage).readAs(`pages/${name}.yaml`, schema);
    findings.problems.push(...referenceProblems(findingsOfPage.references, all, findings));
    return fields;
  };
  pages.set(name, [schema, read]);
  const readChecked = fromContent((all) => withoutFaults((findings) => read(all, findings)));
  return pageContentFrom(schema, readChecked);
}

/** The words of a page that do not stand in a file of their own, with their schema. */
export function pageContentFrom<Schema extends z.ZodType>(
  schema: Schema,
  read: () => z.output<Schema>,
): PageContent<Schema> {
  // A new function: the same words may be those of several pages.
  return Object.assign(() => read(), { schema });
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
