import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Content, content, fromContent, siteReader } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { CONTENT_SCHEMAS } from "./content-reader.ts";
import { heldRemedy, heldText, isPreview } from "./publication.ts";
import { contentRoot } from "./reader.ts";
import { requirePhoto, requireReference } from "./rules.ts";
import type { PictureField } from "./schemas/shared.ts";

/** Checks the references to other content, each by `requireId`. */
type Check<Fields> = (
  fields: Fields,
  all: Content,
  requireId: (field: string, value: string, ids: readonly string[], folder: string) => void,
) => void;

/** Reads and checks every page's words, by the names of the files. */
const pages = new Map<
  string,
  { schema: z.ZodType; read(all: Content, problems: ContentProblem[]): unknown }
>();

/**
 * The words of one page: `content/pages/<name>.yaml`, held against the page's own schema.
 *
 * @param check for references to other content
 * @returns a function that gives the words, read once
 * @throws ContentError (the function) when the file is missing or has a fault
 */
export function pageContent<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  check?: Check<z.output<Schema>>,
): () => z.output<Schema> {
  const read = (all: Content, problems: ContentProblem[]) => {
    const entry = siteReader(all.site, problems).one(`pages/${name}.yaml`, schema);
    if (!entry) return undefined;
    const { fields, file } = entry;
    requirePhoto((fields as { picture?: PictureField }).picture, file, "picture", problems);
    check?.(fields, all, (field, value, ids, folder) => {
      const held = isPreview() ? undefined : heldText(all.held, value);
      if (held) problems.push({ file, field, value, remedy: heldRemedy(held) });
      else requireReference({ file, field, value }, ids, folder, problems);
    });
    return fields;
  };
  pages.set(name, { schema, read });
  return fromContent((all) => {
    const problems: ContentProblem[] = [];
    const fields = read(all, problems);
    if (problems.length > 0) throw new ContentError(problems);
    return fields as z.output<Schema>;
  });
}

/** Every fault in content/pages/, a file that belongs to no page included. */
export function pageProblems(): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const { read } of pages.values()) read(content(), problems);
  for (const file of readdirSync(join(contentRoot(), "pages"))) {
    if (file.startsWith(".") || pages.has(file.replace(/\.yaml$/, ""))) continue;
    const remedy = "no page shows this file: add its page to app/pages.ts, or remove the file";
    problems.push({ file: `content/pages/${file}`, field: "(file)", value: undefined, remedy });
  }
  return problems;
}

/** What holds for each file of content/, by its path there; `*` stands for any name. */
export function contentSchemas(): Readonly<Record<string, z.ZodType>> {
  const ofPages = [...pages].map(([name, { schema }]) => [`pages/${name}.yaml`, schema]);
  return { ...CONTENT_SCHEMAS, ...Object.fromEntries(ofPages) };
}
