import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { contentRoot } from "#app/content/reader.ts";

/** A text of the content, with its place. */
export interface ContentText {
  file: string;
  /** Path of the field in the file, or `body`. */
  field: string;
  /** Of a body: the line on which it begins. */
  line?: number;
  value: string;
}

/** Every text as it stands in its file, before `{firm}` and the like are filled in. */
export function contentTexts(): ContentText[] {
  return globSync("**/*.{md,yaml}", { cwd: contentRoot() })
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(contentRoot(), path), "utf8");
      const [, front = source, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      const file = `content/${path}`;
      const line = source.slice(0, source.length - body.length).split("\n").length;
      return [...textsIn(file, "", parse(front)), { file, field: "body", line, value: body }];
    });
}

function textsIn(file: string, field: string, value: unknown): ContentText[] {
  if (typeof value === "string") return [{ file, field, value }];
  // The mark of figures that nobody has cleared yet, as it stands in the file.
  if (value === true && field.endsWith("illustrative"))
    return [{ file, field, value: "illustrative: true" }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = Array.isArray(value) ? `${field}[${key}]` : `${field}.${key}`;
    return textsIn(file, name.replace(/^\./, ""), entry);
  });
}
