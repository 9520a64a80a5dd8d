import { existsSync, globSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import type { z } from "zod";
import { typographic } from "#app/lib/typography.ts";
import type { ContentProblem } from "./content-problem.ts";
import { splitFrontMatter } from "./front-matter.ts";
import { oneOf } from "./nearest.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";
import { entityFault, lineAt, type Report, readText } from "./source-text.ts";
import { validate } from "./validate.ts";
import { NO_FIELDS, parseFields } from "./yaml-fields.ts";

/** A content file: its fields, the Markdown below them (empty for YAML files) and its path. */
export interface Entry<Fields> {
  /** Of a file with a fault as far as they can be read: then they are for further checks alone. */
  fields: Fields;
  isSound: boolean;
  body: string;
  /** For messages, e.g. `content/leaders/mara-ellison.yaml`. */
  file: string;
}

/** A value of a field, and where it stands. */
export type FieldValue = Pick<ContentProblem, "file" | "field" | "line"> & { value: string };

/** A text in Markdown: its file and field, and where it is known the line on which it begins. */
export type MarkdownText = Omit<FieldValue, "value"> & { markdown: string };

/** What was found while files were read: nothing yet. Photos are named by their paths below content/photos/. */
export const noFindings = () => ({
  problems: [] as ContentProblem[],
  links: [] as FieldValue[],
  photos: [] as FieldValue[],
  texts: [] as MarkdownText[],
  /** Files that were read. */
  read: new Set<string>(),
});
export type Findings = ReturnType<typeof noFindings>;

/** Reads, fills and validates files; every fault goes to the same list of problems. */
export type Reader = ReturnType<typeof createReader>;

const SITE = "content/site.yaml";
const TOKEN = /\{ *([a-zA-Z]+) *\}/g;

/** The folder of the content: `content/` of the repository, or the one named by `CONTENT_DIR`. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? "content");
}

type Path = keyof typeof CONTENT_SCHEMAS;
type Fields<At extends Path> = z.output<(typeof CONTENT_SCHEMAS)[At]>;

/**
 * @param tokens what `{firm}`, `{phone}` and the like in the content are replaced with
 * @param findings receives every fault, and what is checked when all files have been read
 */
export function createReader(
  tokens: Readonly<Record<string, string | undefined>>,
  findings: Findings,
) {
  const { problems } = findings;

  /** A file of which there is one, by its path below the content folder. */
  function one<At extends Path>(path: At): Entry<Fields<At>> {
    return file(path, CONTENT_SCHEMAS[path]) as Entry<Fields<At>>;
  }

  function file<T extends z.ZodType>(path: string, schema: T): Entry<z.output<T>> {
    const { file, yaml, body } = readSource(path, problems);
    findings.read.add(file);
    const filled = mapTexts(yaml.value, (text, field) => {
      const value = typographic(fillTokens(text, field, file));
      const entity = entityFault(value);
      if (entity) problems.push({ file, field, ...entity });
      if (/(?:^|\.)href$/.test(field)) findings.links.push({ file, field, value });
      if (/(?:^|\.)file$/.test(field)) findings.photos.push({ file, field, value });
      return value;
    });
    const fields = validate(file, { ...yaml, value: filled }, schema, problems);
    const markdown = fillTokens(body.text, "body", file, body.line);
    if (markdown) findings.texts.push({ file, field: "body", line: body.line, markdown });
    const isSound = fields !== undefined;
    return {
      fields: isSound ? fields : (Object(filled) as z.output<T>),
      isSound,
      file,
      body: markdown,
    };
  }

  function fillTokens(text: string, field: string, file: string, first?: number): string {
    return text.replace(TOKEN, (value, name: string, place: number) => {
      if (!(name in tokens)) {
        if (file !== SITE && problems.some(mayHideFigures)) return value;
        const names = Object.keys(tokens).map((name) => `{${name}}`);
        const remedy =
          names.length > 0 ? oneOf(value, names) : "write the words themselves: there are no names";
        const line = first && first + lineAt(text, place) - 1;
        problems.push({ file, line, field, value, remedy });
        return value;
      }
      // A figure that is no text has a fault of its own.
      const token = String(tokens[name] ?? value);
      // "Ltd." at the end of a sentence has one full stop.
      const isDouble = token.endsWith(".") && text[place + value.length] === ".";
      return isDouble ? token.slice(0, -1) : token;
    });
  }

  /** Every file of a folder in the order of their names; `pattern` is such as `leaders/*.yaml`. */
  function all<At extends Path>(pattern: At): Entry<Fields<At>>[] {
    const paths = globSync(pattern, { cwd: contentRoot() }).map((path) =>
      path.replaceAll(sep, "/"),
    );
    const shown = paths.filter((path) => !path.includes("/.")).sort();
    return shown.map((path) => file(path, CONTENT_SCHEMAS[pattern]) as Entry<Fields<At>>);
  }

  return { one, all, file };
}

/** A line of the firm's file that cannot be read, or its figures under another name. */
function mayHideFigures({ file, field, line, value }: ContentProblem): boolean {
  return file === SITE && (line !== undefined || field === "figures" || Object(value) === value);
}

function readSource(path: string, problems: ContentProblem[]) {
  const file = `content/${path}`;
  const absolute = join(contentRoot(), path);
  const nothing = { file, yaml: NO_FIELDS, body: { text: "", line: 1 } };
  if (!existsSync(absolute)) {
    problems.push({ file, field: "(file)", value: undefined, remedy: "add this file" });
    return nothing;
  }
  const report: Report = (line, field, value, remedy) =>
    problems.push({ file, line, field, value, remedy });
  const { text, faulty } = readText(absolute, report);
  if (!path.endsWith(".md")) {
    return { ...nothing, yaml: parseFields({ text, line: 1 }, report, faulty) };
  }
  const { front, yaml, body } = splitFrontMatter(text);
  if (yaml === undefined) {
    const [first = ""] = text.split("\n", 1);
    const remedy = first.startsWith("---")
      ? "close the fields with a line that holds only ---, before the text"
      : "begin the file with a line that holds only ---";
    report(1, "front matter", first, remedy);
    return nothing;
  }
  const line = lineAt(text, front.length + body.search(/\S|$/));
  const fields = parseFields({ text: yaml, line: 2 }, report, faulty);
  return { file, yaml: fields, body: { text: body.trim(), line } };
}

/** The line of a fault in a content file by its field; undefined where it concerns no field. */
export function lineOfField({ file, field }: Pick<ContentProblem, "file" | "field">) {
  const path = file.replace(/^content\//, "");
  if (!/^[a-z]/i.test(field) || /^body\b/.test(field) || !existsSync(join(contentRoot(), path)))
    return undefined;
  return readSource(path, []).yaml.lineOf(field);
}

/** The texts of the fields that a pattern such as `services.items[].title` names. */
export function textsAt(fields: unknown, pattern: string): { field: string; value: string }[] {
  const found: { field: string; value: string }[] = [];
  mapTexts(fields, (value, field) => {
    if (field.replace(/\[\d+\]/g, "[]") === pattern) found.push({ field, value });
    return value;
  });
  return found;
}

/** The same value with every text in it replaced; `field` is the path of the text. */
export function mapTexts(
  value: unknown,
  replace: (text: string, field: string) => string,
  field = "",
): unknown {
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
