import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { typographic } from "#app/lib/typography.ts";
import type { ContentProblem } from "./content-problem.ts";
import { validate } from "./validate.ts";

/** A content file: its fields, the Markdown below them (empty for YAML files) and its path. */
export interface Entry<Fields> {
  fields: Fields;
  body: string;
  /** For messages, e.g. `content/leaders/mara-ellison.yaml`. */
  file: string;
}

/** What `{firm}`, `{phone}` and the like in the content are replaced with. */
export type Tokens = Readonly<Record<string, string>>;

/** Reads, fills and validates files; every fault goes to the same list of problems. */
export type Reader = ReturnType<typeof createReader>;

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const TOKEN = /\{([a-zA-Z]+)\}/g;

/** The folder of the content: `content/` of the repository, or the one named by `CONTENT_DIR`. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? "content");
}

/** @param problems receives every fault found */
export function createReader(tokens: Tokens, problems: ContentProblem[]) {
  /** One file by its path below the content folder; undefined when it has a fault. */
  function one<T extends z.ZodType>(path: string, schema: T): Entry<z.output<T>> | undefined {
    const source = readSource(path, problems);
    if (!source) return undefined;
    const { file } = source;
    const replaced = (text: string, field: string) => fillTokens(text, field, file);
    const body = replaced(source.body, "body");
    const filled = mapTexts(source.fields, "", (text, field) => typographic(replaced(text, field)));
    const fields = validate(file, filled, schema, problems);
    return fields === undefined ? undefined : { fields, body, file };
  }

  function fillTokens(text: string, field: string, file: string): string {
    return text.replace(TOKEN, (value, name: string, place: number) => {
      const token = tokens[name];
      // "Ltd." at the end of a sentence has one full stop.
      const isDouble = token?.endsWith(".") && text[place + value.length] === ".";
      if (token && isDouble) return token.slice(0, -1);
      if (token === undefined) {
        const names = Object.keys(tokens).map((name) => `{${name}}`);
        problems.push({ file, field, value, remedy: `use one of: ${names.join(", ")}` });
      }
      return token ?? value;
    });
  }

  /** Every file of a folder in the order of their names; a file with another ending is a problem. */
  function all<T extends z.ZodType>(
    folder: string,
    ending: ".md" | ".yaml",
    schema: T,
  ): Entry<z.output<T>>[] {
    const absolute = join(contentRoot(), folder);
    if (!existsSync(absolute)) {
      const remedy = "add this folder";
      problems.push({ file: `content/${folder}`, field: "(folder)", value: undefined, remedy });
      return [];
    }
    const names = readdirSync(absolute).filter((name) => !name.startsWith("."));
    for (const name of names.filter((name) => !name.endsWith(ending))) {
      const remedy = `rename it to end in ${ending}, or move it out of this folder`;
      const file = `content/${folder}/${name}`;
      problems.push({ file, field: "(file name)", value: name, remedy });
    }
    return names
      .filter((name) => name.endsWith(ending))
      .sort()
      .flatMap((name) => one(`${folder}/${name}`, schema) ?? []);
  }

  return { one, all };
}

function readSource(path: string, problems: ContentProblem[]): Entry<unknown> | undefined {
  const file = `content/${path}`;
  const fault = (field: string, value: string | undefined, remedy: string) => {
    problems.push({ file, field, value, remedy });
    return undefined;
  };
  const absolute = join(contentRoot(), path);
  if (!existsSync(absolute)) return fault("(file)", undefined, "add this file");
  const source = readFileSync(absolute, "utf8");
  const parts = path.endsWith(".md") ? FRONT_MATTER.exec(source) : [source, source];
  if (!parts) {
    const remedy = "begin the file with fields between two lines that hold only ---";
    return fault("front matter", undefined, remedy);
  }
  const [front = "", yaml = ""] = parts;
  try {
    return { file, fields: parse(yaml), body: source.slice(front.length).trim() };
  } catch (error) {
    const value = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const remedy = "mend the YAML here; a text that holds a colon and a space needs quotes";
    return fault("front matter", value, remedy);
  }
}

/** The same value with every text in it replaced; `field` is the path of the text. */
function mapTexts(
  value: unknown,
  field: string,
  replace: (text: string, field: string) => string,
): unknown {
  if (typeof value === "string") return replace(value, field);
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapTexts(entry, `${field}[${index}]`, replace));
  }
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, entry]) => {
    return [key, mapTexts(entry, field === "" ? key : `${field}.${key}`, replace)];
  });
  return Object.fromEntries(entries);
}
