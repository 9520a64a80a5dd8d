import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { leavesOf } from "#app/model/fields/field-leaves.ts";
import type { FieldMeaning } from "#app/model/fields/meaning.ts";
import { contentFiles, contentRoot } from "#app/model/source-file.ts";
import { parseFields, splitFrontMatter } from "#app/model/yaml-fields.ts";
import { siteSchemas } from "#app/routes/site-content.ts";

/** The folder of the pseudo-language: a language tag that no fixture site uses. */
export const PSEUDO_LANGUAGE = "eo";

/** Matches a text of the pseudo-language. */
export const PSEUDO_TEXT = /‹.*›/s;

/**
 * Writes a translation of the whole content in which every text stands between ‹ and ›. What a page shows without these
 * brackets stands in code, or in a field that does not say that it can be translated.
 */
export function writePseudoLanguage(): void {
  for (const [pattern, schema] of Object.entries(siteSchemas())) {
    for (const path of contentFiles(pattern)) {
      // Redirects hold no text.
      if (path === "redirects.yaml") continue;
      const text = readFileSync(join(contentRoot(), path), "utf8");
      const isMarkdown = path.endsWith(".md");
      const { yaml = "", body } = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: "" };
      const fields = parseFields(yaml, 1, () => {}).value as Record<string, unknown>;
      // What visitors call a page in the search is no text that a page shows.
      delete fields.otherNames;
      for (const { path: field, value, meaning } of leavesOf(schema, fields)) {
        const translation = typeof value === "string" ? translationOf(value, meaning) : undefined;
        setField(fields, field, translation);
      }
      const written = stringify(fields, { lineWidth: 0 });
      const file = join(contentRoot(), PSEUDO_LANGUAGE, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, isMarkdown ? `---\n${written}---\n${pseudoMarkdown(body)}` : written);
    }
  }
}

/** The text of a field in the pseudo-language. Undefined for a field that inherits the value of the original. */
function translationOf(text: string, meaning: FieldMeaning | undefined): string | undefined {
  if (!meaning?.isTranslatable) return undefined;
  if (meaning.kind === "markdown") return pseudoMarkdown(text);
  return meaning.kind === "text" ? pseudo(text) : undefined;
}

/** The text between brackets. They take the place of its first and its last letter, so that it still fits. */
function pseudo(text: string): string {
  // The words of a token are the firm's.
  if (/^\{\w+\}\W*$/.test(text)) return text;
  const inner = text.replace(/^\p{L}(?=.)/u, "").replace(/(?<=.)[\p{L}.]$/u, "");
  return `‹${inner}›`;
}

/** Markdown with every line of text between brackets. Fenced blocks stay as they are. */
function pseudoMarkdown(text: string): string {
  let isFenced = false;
  const lines = text.split("\n").map((line) => {
    if (line.startsWith("```")) isFenced = !isFenced;
    const [, mark = "", words = ""] = /^(#{2,3} |\s*[-*] |\s*\d+\. |> )?(.*)$/.exec(line) ?? [];
    const isText = /\p{L}/u.test(words) && !isFenced && !/^(```|\||!\[)/.test(line);
    return isText ? mark + pseudo(words) : line;
  });
  return lines.join("\n");
}

/** Sets a field. Without a value it removes the field; an entry of a list stays. */
function setField(fields: unknown, path: string, value: unknown): void {
  const names = path.match(/[^.[\]]+/g) ?? [];
  const last = names.pop() ?? "";
  const parent = names.reduce<unknown>((part, name) => Object(part)[name], fields);
  if (value !== undefined) Object(parent)[last] = value;
  else if (!Array.isArray(parent)) Reflect.deleteProperty(Object(parent), last);
}
