import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import type { z } from "zod";
import { leavesOf } from "#app/model/fields/field-leaves.ts";
import type { FieldMeaning } from "#app/model/fields/meaning.ts";
import { pictureWithCaption } from "#app/model/fields/picture-fields.ts";
import { exhibit } from "#app/model/schemas/exhibit.ts";
import { contentFiles, contentRoot } from "#app/model/source-file.ts";
import { parseFields, splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";
import { siteSchemas } from "#app/routes/site-content.ts";

/** The folder of the pseudo-language: a language tag that no fixture site uses. */
export const PSEUDO_LANGUAGE = "eo";

/** The schemas of fenced blocks with fields. */
const BLOCKS: Readonly<Record<string, z.ZodType>> = { exhibit, picture: pictureWithCaption() };

/**
 * Writes a translation of the whole content in which every text stands between ‹ and ›. What a page shows without these
 * brackets stands in code, or in a field that does not say that it can be translated.
 *
 * @param target the content folder that gets the translation
 */
export function writePseudoLanguage(target: string): void {
  for (const [pattern, schema] of Object.entries(siteSchemas())) {
    for (const path of contentFiles(pattern)) {
      // Redirects hold no text.
      if (path === "redirects.yaml") continue;
      const text = readFileSync(join(contentRoot(), path), "utf8");
      const isMarkdown = path.endsWith(".md");
      const { yaml = "", body } = isMarkdown ? splitFrontMatter(text) : { yaml: text, body: "" };
      const fields = parseFields(yaml, 1, () => {}).value as Record<string, unknown>;
      // Other names of a page in the search are not shown on a page.
      delete fields.otherNames;
      for (const { path: field, value, meaning } of leavesOf(schema, fields)) {
        const translation = typeof value === "string" ? translationOf(value, meaning) : undefined;
        setField(fields, field, translation);
      }
      const written = stringify(fields, { lineWidth: 0 });
      const file = join(target, PSEUDO_LANGUAGE, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, isMarkdown ? `---\n${written}---\n${pseudoMarkdown(body)}` : written);
    }
  }
}

/** The text of a field in the pseudo-language. Undefined for a field that inherits the value of the original. */
function translationOf(text: string, meaning: FieldMeaning | undefined): string | undefined {
  if (!meaning?.isTranslatable) return undefined;
  if (meaning.kind === "markdown") return pseudoMarkdown(text);
  if (meaning.kind !== "text") return undefined;
  return meaning.isFigure ? pseudo(text).replace(DECIMAL_POINT, ",") : pseudo(text);
}

/** The point of a number such as "2.6". Its place has a comma in the language whose tag the pseudo-language has. */
const DECIMAL_POINT = /(?<=\d)\.(?=\d)/g;

/** A figure such as "1,250" or "3.2x". */
const FIGURE = /^[\d.,]+\p{L}?$/u;

/** The text between brackets. They replace its first and its last letter, so that it keeps its length. */
function pseudo(text: string): string {
  // The words of a token belong to another field, and figures need no translation.
  const hasLetters = /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));
  if (!hasLetters || FIGURE.test(text)) return text;
  const inner = text.replace(/^\p{L}(?=.)/u, "").replace(/(?<=.)[\p{L}.]$/u, "");
  // A page shows the name before the colon as a heading.
  return `‹${inner.replace(/^([^:{}]{3,60}): (?=\p{L})/u, "$1›: ‹")}›`;
}

/** Markdown with every text between brackets: lines, cells of tables, fields of exhibits, words about pictures. */
function pseudoMarkdown(text: string): string {
  const parts = text.split(/^(```.*\n[\s\S]*?^```$)/m);
  const translated = parts.map((part) => {
    return part.startsWith("```") ? pseudoBlock(part) : part.split("\n").map(pseudoLine).join("\n");
  });
  // The id of a heading follows from its words, which have lost their first and last letter.
  return translated.join("").replace(/\]\(#\p{L}([^)]*?)\p{L}(-\d+)?\)/gu, "](#$1$2)");
}

/** A fenced block: an exhibit, a picture, or lines of Markdown. */
function pseudoBlock(block: string): string {
  const lines = block.split("\n");
  const [fence = "", end = ""] = [lines[0], lines.at(-1)];
  const inner = lines.slice(1, -1);
  const schema = BLOCKS[fence.slice("```".length)];
  if (!schema) return [fence, ...inner.map(pseudoLine), end].join("\n");
  const fields = parseFields(inner.join("\n"), 1, () => {}).value as Record<string, unknown>;
  for (const { path, value, meaning } of leavesOf(schema, fields)) {
    const translation = typeof value === "string" ? translationOf(value, meaning) : undefined;
    if (translation !== undefined) setField(fields, path, translation);
  }
  return [fence, stringify(fields, { lineWidth: 0 }).trimEnd(), end].join("\n");
}

function pseudoLine(line: string): string {
  if (line.startsWith("|")) return line.replaceAll(/(?<=\| *)[^|]*?\p{L}[^|]*?(?= *\|)/gu, pseudo);
  if (line.startsWith("![")) return line.replaceAll(/(?<=^!\[)[^\]]+|(?<=")[^"]+(?="\)$)/g, pseudo);
  const [, mark = "", words = ""] = /^(#{2,3} |\s*[-*] |\s*\d+\. |> )?(.*)$/.exec(line) ?? [];
  return mark + (/\p{L}/u.test(words) ? pseudo(words) : words);
}

/** Sets a field. Without a value it removes the field; an entry of a list stays. */
function setField(fields: unknown, path: string, value: unknown): void {
  const names = path.match(/[^.[\]]+/g) ?? [];
  const last = names.pop() ?? "";
  const parent = names.reduce<unknown>((part, name) => Object(part)[name], fields);
  if (value !== undefined) Object(parent)[last] = value;
  else if (!Array.isArray(parent)) Reflect.deleteProperty(Object(parent), last);
}
