import type { z } from "zod";
import { typographic } from "#app/base/typography.ts";
import { type ContentProblem, oneOf } from "./content-problem.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { contentFiles, lineAt, readSource } from "./source-file.ts";
import { validate } from "./validate.ts";

/** A content file: its fields (where it has a fault, for further checks alone) and the Markdown below them. */
export interface Entry<Fields> {
  file: string;
  fields: Fields;
  isSound: boolean;
  /** Empty for YAML files. */
  body: string;
}

/** A text of a field, and where it stands. */
export type FieldValue = Pick<ContentProblem, "file" | "field" | "line"> & { value: string };

/** What was found while files were read: nothing yet. Texts are those in Markdown. */
export const noFindings = () => ({
  problems: [] as ContentProblem[],
  links: [] as FieldValue[],
  texts: [] as FieldValue[],
});
export type Findings = ReturnType<typeof noFindings>;

type Path = keyof typeof CONTENT_SCHEMAS;
type Fields<At extends Path> = z.output<(typeof CONTENT_SCHEMAS)[At]>;

/** A name such as `{firm}` with the full stop behind it, or an entity of HTML but for `\&amp;`, and `&amp;` as code. */
const MARKS = /\{ *([a-z]+) *\}(\.?)|(?<!\\|\B`)&(?:#\d+|#x[\da-f]+|[a-z]{2,31}\d*);/gi;

/**
 * Reads, fills and validates files.
 *
 * @param tokens what `{firm}`, `{phone}` and the like are replaced with; undefined while that is not known
 * @param findings receives every fault, and what is checked when all files have been read
 * @param photoRemedy what to do about a photo; left out by programs that have none, and not the packages to read them
 */
export function createReader(
  tokens: Readonly<Record<string, unknown>> | undefined,
  { problems, links, texts }: Findings,
  photoRemedy?: (photo: string, isLogo: boolean) => string | undefined,
) {
  /** A file of which there is one, by its path below the content folder. */
  function one<At extends Path>(path: At): Entry<Fields<At>> {
    return file(path, CONTENT_SCHEMAS[path]) as Entry<Fields<At>>;
  }

  /** Every file of a folder in the order of their names; `pattern` is such as `leaders/*.yaml`. */
  function all<At extends Path>(pattern: At): Entry<Fields<At>>[] {
    const schema = CONTENT_SCHEMAS[pattern];
    return contentFiles(pattern).map((path) => file(path, schema) as Entry<Fields<At>>);
  }

  function file<T extends z.ZodType>(path: string, schema: T): Entry<z.output<T>> {
    const { file, yaml, body } = readSource(path, problems);
    const filled = mapTexts(yaml.value, (text, field) => {
      const value = typographic(fill(text, { file, field }));
      if (/(?:^|\.)href$/.test(field)) links.push({ file, field, value });
      const isPhoto = /(?:^|\.)file$/.test(field);
      const remedy = isPhoto && photoRemedy?.(value, field.startsWith("logo."));
      if (remedy) problems.push({ file, field, value, remedy });
      if (/^forms\.(?!heading)/.test(field)) texts.push({ file, field, value });
      return value;
    });
    const sound = validate(file, { ...yaml, value: filled }, schema, problems);
    const place = { file, field: "body", line: body.line };
    const text = fill(body.text, place);
    if (text) texts.push({ ...place, value: text });
    const fields = sound ?? (Object(filled) as z.output<T>);
    return { fields, isSound: sound !== undefined, file, body: text };
  }

  /** A text with what its names stand for; entities, which would be shown as they stand, are faults. */
  function fill(text: string, { line: first, ...at }: Omit<FieldValue, "value">): string {
    return text.replace(MARKS, (mark, name: string | undefined, stop: string, place: number) => {
      const value = name ? `{${name}}` : mark;
      if (name && (!tokens || name in tokens)) {
        const token = String(tokens?.[name] ?? value);
        // "Ltd." at the end of a sentence has one full stop.
        return token.endsWith(".") ? token : token + stop;
      }
      const names = Object.keys(tokens ?? {}).map((name) => `{${name}}`);
      const character = mark === "&nbsp;" ? "a space" : "the character itself";
      let remedy = `write ${character}: ${mark} is shown as it stands`;
      if (name) remedy = names[0] ? oneOf(value, names) : "write the words: there are no names";
      problems.push({ ...at, line: first && first + lineAt(text, place) - 1, value, remedy });
      return mark;
    });
  }

  return { one, all, file };
}

/** What stands in place of a text; `field` is its path. */
type Replace = (text: string, field: string) => string;

/** The same value with every text in it replaced. */
export function mapTexts(value: unknown, replace: Replace, field = ""): unknown {
  if (typeof value === "string") return replace(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapTexts(entry, replace, `${field}[${index}]`));
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, entry]) => {
    return [key, mapTexts(entry, replace, field === "" ? key : `${field}.${key}`)];
  });
  return Object.fromEntries(entries);
}
