import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Lexer } from "yaml";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";
import { type FileForm, readContentFile, writeContentFile } from "./content-file.ts";
import { fileForm, type Schemas } from "./editor-config.ts";

/**
 * Says which files a save in the editor would change beyond what was edited, and where it would lose a comment. A file
 * that is not YAML is left to the check of the content.
 *
 * @param root the folder of the content
 * @param isMending writes files as the editor would, where that loses no comment
 */
export function formatFaults(root: string, schemas: Schemas, isMending = false): string[] {
  return Object.entries(schemas).flatMap(([pattern, schema]) => {
    const form = fileForm(pattern, schema);
    return globSync(pattern, { cwd: root }).flatMap((path) => {
      return formatFault(root, path, form, isMending) ?? [];
    });
  });
}

function formatFault(
  root: string,
  path: string,
  form: FileForm,
  isMending: boolean,
): string | undefined {
  const file = join(root, path);
  const source = readFileSync(file, "utf8");
  const formatted = formattedFile(source, form);
  if (formatted === undefined) return undefined;
  const comment = firstComment(source, form);
  if (comment) {
    const line = lineNumber(source, (line) => line.includes(comment));
    return `content/${path}:${line} holds a comment, which the editor would lose: take it out`;
  }
  if (formatted === source) return undefined;
  if (isMending) {
    writeFileSync(file, formatted);
    return undefined;
  }
  const formattedLines = formatted.split("\n");
  const line = lineNumber(source, (line, index) => line !== formattedLines[index]);
  return `content/${path}:${line} is not as the editor writes it: npm run content -- --format`;
}

/** A file as the editor would write it; undefined where it is not YAML. */
function formattedFile(source: string, form: FileForm): string | undefined {
  try {
    return writeContentFile(readContentFile(source, form), form);
  } catch {
    return undefined;
  }
}

/** The first comment among the fields of a file. */
function firstComment(source: string, { extension }: FileForm): string | undefined {
  const yaml = extension === "md" ? splitFrontMatter(source).yaml : source;
  return [...new Lexer().lex(yaml ?? "")].find((token) => token.startsWith("#"));
}

/** The number of the first line that is as wanted, from 1. */
function lineNumber(text: string, isWanted: (line: string, index: number) => boolean): number {
  return text.split("\n").findIndex(isWanted) + 1;
}
