import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parse } from "yaml";
import type { ContentProblem } from "./content-problem.ts";

/** A content file split into its fields and, for Markdown, the text below them. */
export interface SourceFile {
  /** Path for messages, e.g. `content/leaders/mara-ellison.yaml`. */
  file: string;
  fields: unknown;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The folder of the content: `content/` of the repository, or the one named by `CONTENT_DIR`. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_DIR ?? "content");
}

function splitFile(path: string): { yaml: string; body: string } | undefined {
  const source = readFileSync(path, "utf8");
  if (!path.endsWith(".md")) return { yaml: source, body: "" };
  const match = FRONT_MATTER.exec(source);
  if (!match) return undefined;
  return { yaml: match[1] ?? "", body: source.slice(match[0].length).trim() };
}

/**
 * Reads one content file.
 *
 * @param path path below the content folder, e.g. `site.yaml`
 * @param problems receives a problem when the file is missing or cannot be parsed
 * @returns the file, or undefined when a problem was recorded
 */
export function readSourceFile(path: string, problems: ContentProblem[]): SourceFile | undefined {
  const absolute = join(contentRoot(), path);
  const file = `content/${path}`;
  if (!existsSync(absolute)) {
    problems.push({ file, field: "(file)", value: undefined, remedy: "add this file" });
    return undefined;
  }
  const parts = splitFile(absolute);
  if (!parts) {
    const remedy = "begin the file with fields between two lines that hold only ---";
    problems.push({ file, field: "front matter", value: undefined, remedy });
    return undefined;
  }
  try {
    return { file, fields: parse(parts.yaml), body: parts.body };
  } catch (error) {
    const value = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const remedy = "mend the YAML here; a text that holds a colon and a space needs quotes";
    problems.push({ file, field: "front matter", value, remedy });
    return undefined;
  }
}

/**
 * Reads every file of a folder, in the order of the file names.
 *
 * @param folder path below the content folder, e.g. `insights/blogs`
 * @param ending `.md` or `.yaml`; a file with another ending is a problem, not a silent skip
 */
export function readSourceFolder(
  folder: string,
  ending: ".md" | ".yaml",
  problems: ContentProblem[],
): SourceFile[] {
  const absolute = join(contentRoot(), folder);
  if (!existsSync(absolute)) {
    problems.push({
      file: `content/${folder}`,
      field: "(folder)",
      value: undefined,
      remedy: "add this folder",
    });
    return [];
  }
  const files: SourceFile[] = [];
  for (const name of readdirSync(absolute).sort()) {
    if (name.startsWith(".")) continue;
    const path = relative(contentRoot(), join(absolute, name)).replaceAll("\\", "/");
    if (!name.endsWith(ending)) {
      const remedy = `rename it to end in ${ending}, or move it out of this folder`;
      problems.push({ file: `content/${path}`, field: "(file name)", value: name, remedy });
      continue;
    }
    const source = readSourceFile(path, problems);
    if (source) files.push(source);
  }
  return files;
}
