import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Content, content } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { createReader } from "./reader.ts";
import { requirePhoto } from "./rules.ts";
import type { PictureField } from "./schemas/shared.ts";
import { contentRoot } from "./source-files.ts";
import { identityTokens } from "./site.ts";

/** Finds what a schema cannot: references to other content. Adds what it finds to `problems`. */
type Check<Fields> = (
  fields: Fields,
  all: Content,
  report: (field: string, value: string, known: readonly string[], folder: string) => void,
) => void;

interface Definition {
  schema: z.ZodType;
  check: Check<never> | undefined;
}

const definitions = new Map<string, Definition>();
let read: { of: Content; pages: Map<string, unknown> } | undefined;

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
  definitions.set(name, { schema, check: check as Check<never> | undefined });
  return () => {
    const all = content();
    if (read?.of !== all) read = { of: all, pages: new Map() };
    if (!read.pages.has(name)) {
      const problems: ContentProblem[] = [];
      const fields = readPage(name, all, problems);
      if (problems.length > 0) throw new ContentError(problems);
      read.pages.set(name, fields);
    }
    return read.pages.get(name) as z.output<Schema>;
  };
}

function readPage(name: string, all: Content, problems: ContentProblem[]): unknown {
  const definition = definitions.get(name);
  if (!definition) throw new RangeError(`No page has the content ${name}`);
  const reader = createReader(identityTokens(all.site), problems);
  const entry = reader.one(`pages/${name}.yaml`, definition.schema);
  if (!entry) return undefined;
  const { file } = entry;
  const fields = entry.fields as { picture?: PictureField };
  if (fields.picture) requirePhoto(fields.picture, file, "picture", problems);
  definition.check?.(entry.fields as never, all, (field, value, known, folder) => {
    if (known.includes(value)) return;
    const remedy = `name an id of ${folder}: ${known.join(", ")}`;
    problems.push({ file, field, value, remedy });
  });
  return fields;
}

/** Every fault in content/pages/, a file that belongs to no page included. */
export function pageProblems(all: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const name of definitions.keys()) readPage(name, all, problems);
  for (const file of readdirSync(join(contentRoot(), "pages"))) {
    if (file.startsWith(".") || definitions.has(file.replace(/\.yaml$/, ""))) continue;
    const remedy = "no page shows this file: add its page to app/pages.ts, or remove the file";
    problems.push({ file: `content/pages/${file}`, field: "(file)", value: undefined, remedy });
  }
  return problems;
}
