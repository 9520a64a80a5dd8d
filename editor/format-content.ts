import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Lexer } from "yaml";
import type { z } from "zod";
import { readContentFile, splitFile, writeContentFile } from "./content-file.ts";
import { fileForm } from "./editor-config.ts";

/** A file that the editor would write otherwise, the first such line, and how; not where a comment would be lost. */
type Unformatted = { file: string; line: number; text?: string };

/**
 * The files that a save in the editor would change beyond what was edited. A file that is not YAML is left to the
 * check of the content.
 *
 * @param root the folder of the content
 * @param schemas by path below it
 */
export function unformattedFiles(
  root: string,
  schemas: Readonly<Record<string, z.ZodType>>,
): Unformatted[] {
  return Object.entries(schemas).flatMap(([pattern, schema]) => {
    const form = fileForm(pattern, schema);
    return globSync(pattern, { cwd: root }).flatMap((path): Unformatted | [] => {
      const file = `content/${path.replaceAll("\\", "/")}`;
      const source = readFileSync(join(root, path), "utf8");
      const comment = commentLine(source, form.extension);
      if (comment) return { file, line: comment };
      const text = formatted(source, form);
      if (text === undefined || text === source) return [];
      const lines = text.split("\n");
      const line = source.split("\n").findIndex((one, index) => one !== lines[index]) + 1;
      return { file, line, text };
    });
  });
}

/** Writes the files as the editor would. @returns what it left as it was */
export function formatFiles(root: string, files: readonly Unformatted[]): Unformatted[] {
  return files.filter(({ file, text }) => {
    if (text !== undefined) writeFileSync(join(root, file.replace(/^content\//, "")), text);
    return text === undefined;
  });
}

/** One line for each file, with the remedy. */
export function describeUnformatted(files: readonly Unformatted[]): string {
  return files
    .map(({ file, line, text }) =>
      text === undefined
        ? `${file}:${line} holds a comment, which the editor would lose: take it out`
        : `${file}:${line} is not as the editor writes it: npm run content -- --format`,
    )
    .join("\n");
}

function formatted(source: string, form: Parameters<typeof readContentFile>[1]) {
  try {
    return writeContentFile(readContentFile(source, form), form);
  } catch {
    return undefined;
  }
}

/** The line of the first comment; undefined where there is none. */
function commentLine(source: string, extension: "md" | "yaml"): number | undefined {
  const { yaml = "" } = splitFile(source, extension);
  const comment = [...new Lexer().lex(yaml)].find((token) => token.startsWith("#"));
  if (comment === undefined) return undefined;
  return source.split("\n").findIndex((line) => line.includes(comment)) + 1;
}
