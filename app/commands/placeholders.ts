import type { z } from "zod";
import { inspectBody } from "#app/model/body/body.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { BODY } from "#app/model/fields/body-field.ts";
import { type Leaf, leavesOf } from "#app/model/fields/field-leaves.ts";
import type { Placeholder } from "#app/model/fields/meaning.ts";
import { lineAt } from "#app/model/line-at.ts";
import { ILLUSTRATIVE_REMEDY } from "#app/model/schemas/shared.ts";
import { contentFiles, readSource } from "#app/model/source-file.ts";
import { WORDS_FILE } from "#app/model/words.ts";
import { siteSchemas } from "#app/routes/site-content.ts";

/** An address that belongs to nobody (RFC 2606). */
export const EXAMPLE_ADDRESS = /\bexample\.(?:com|net|org)\b/i;

/** Words that stand in for the firm's own words. They may occur in any field and any text. */
const PLACEHOLDER_WORDS: readonly Required<Placeholder>[] = [
  { pattern: EXAMPLE_ADDRESS, remedy: "write an address of the firm's own" },
  { pattern: /\(illustrative\)/i, remedy: ILLUSTRATIVE_REMEDY },
];

/**
 * Lists everything in content/ that only stands in for the firm's own content. It reads the files as they are written,
 * before `{firm}` is filled in.
 */
export function placeholders(): ContentProblem[] {
  // The words of the interface show visitors an example of an address, which stays.
  const { [WORDS_FILE]: _words, ...schemas } = siteSchemas();
  const found = Object.entries(schemas).flatMap(([pattern, schema]) =>
    contentFiles(pattern).map((path) => ({ path, points: placeholdersIn(path, schema) })),
  );
  return found.sort((a, b) => (a.path < b.path ? -1 : 1)).flatMap(({ points }) => points);
}

function placeholdersIn(path: string, schema: z.ZodType): ContentProblem[] {
  const { file, yaml, body } = readSource(path, []);
  return [
    ...fieldPlaceholders(leavesOf(schema, yaml.value), file),
    ...bodyPlaceholders(file, body),
  ];
}

function fieldPlaceholders(leaves: readonly Leaf[], file: string): ContentProblem[] {
  return leaves.flatMap(({ path: field, value, meaning }): ContentProblem[] => {
    const { placeholder } = meaning ?? {};
    if (value === true && placeholder) return [{ file, field, value, remedy: placeholder.remedy }];
    if (typeof value !== "string") return [];
    const match = findPlaceholder(value, placeholder);
    return match ? [{ file, field, value: lineOf(value, match.index), remedy: match.remedy }] : [];
  });
}

/** The placeholders in a body: the first one in its words, and those in its exhibits. */
function bodyPlaceholders(file: string, body: { text: string; line: number }): ContentProblem[] {
  const field = BODY;
  const { blocks } = inspectBody({ file, field, line: body.line, value: body.text });
  const inBlocks = blocks.flatMap((block) =>
    fieldPlaceholders(leavesOf(block.schema, block.value), file).map((point) => {
      return { ...point, field: `${block.name}: ${point.field}`, line: block.lineOf(point.field) };
    }),
  );
  const match = findPlaceholder(body.text);
  if (!match) return inBlocks;
  const line = body.line + lineAt(body.text, match.index) - 1;
  const value = lineOf(body.text, match.index);
  return [{ file, field, line, value, remedy: match.remedy }, ...inBlocks];
}

/**
 * The position of a placeholder in a text, and what to do about it.
 *
 * @param ofField what the schema declares of the text's field. Without a pattern, any text in it is a placeholder.
 * @returns undefined where the text has no placeholder
 */
function findPlaceholder(text: string, ofField?: Placeholder) {
  const candidates: Placeholder[] = [...PLACEHOLDER_WORDS];
  if (ofField) candidates.push(ofField);
  for (const { pattern, remedy } of candidates) {
    const index = pattern ? text.search(pattern) : 0;
    if (index >= 0) return { index, remedy };
  }
  return undefined;
}

/** The line of a text that contains the character at an index. */
function lineOf(text: string, index: number): string {
  return text.split("\n")[lineAt(text, index) - 1] ?? "";
}
