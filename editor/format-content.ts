import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Lexer } from "yaml";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { translationFolders } from "#app/model/language.ts";
import { contentFiles, contentRoot, readSource, type SourceFile } from "#app/model/source-file.ts";
import { splitFrontMatter } from "#app/model/yaml/yaml-fields.ts";
import { editorValue, writeContentFile } from "./content-file.ts";
import { fileForm, type Schemas } from "./editor-config.ts";
import type { Fields, FileForm } from "./editor-field.ts";

/**
 * Reports the files of content/ that a save in the editor would reformat, and the comments that it would lose. Files of
 * translations are not reported: comments say when they were compared with the original. The check of the content reports
 * unreadable files.
 *
 * @param isMending whether to rewrite files in the editor's format, unless that loses a comment
 */
export function formatFaults(schemas: Schemas, isMending = false): string[] {
  return Object.entries(schemas).flatMap(([pattern, schema]) => {
    const form = fileForm(pattern, schema);
    if (isMending) {
      const patterns = translationFolders().map((folder) => `${folder}/${pattern}`);
      for (const path of contentFiles(patterns)) formatFault(path, form, isMending);
    }
    return contentFiles(pattern).flatMap((path) => formatFault(path, form, isMending) ?? []);
  });
}

function formatFault(path: string, form: FileForm, isMending: boolean): string | undefined {
  const problems: ContentProblem[] = [];
  const source = readSource(path, problems);
  const isReadable = problems.length === 0 && Object(source.yaml.value) === source.yaml.value;
  if (!isReadable) return undefined;
  const { file, text } = source;
  const comment = firstComment(text, form);
  if (comment) {
    const line = lineNumber(text, (line) => line.includes(comment));
    return `${file}:${line} holds a comment, which the editor would lose: take it out`;
  }
  const formatted = formattedFile(source, form);
  if (formatted === text) return undefined;
  if (isMending) {
    writeFileSync(join(contentRoot(), path), formatted);
    return undefined;
  }
  const formattedLines = formatted.split("\n");
  const line = lineNumber(text, (line, index) => line !== formattedLines[index]);
  return `${file}:${line} is not as the editor writes it: npm run content -- --format`;
}

/** A file as the editor would write it. */
function formattedFile({ yaml, body }: SourceFile, form: FileForm): string {
  return writeContentFile(editorValue(yaml.value as Fields, body.text, form), form);
}

/** The first comment among the fields of a file. */
function firstComment(text: string, { extension }: FileForm): string | undefined {
  const yaml = extension === "md" ? splitFrontMatter(text).yaml : text;
  if (!yaml?.includes("#")) return undefined;
  return [...new Lexer().lex(yaml)].find((token) => token.startsWith("#"));
}

/** The number of the first line that differs, from 1. */
function lineNumber(text: string, isWanted: (line: string, index: number) => boolean): number {
  return text.split("\n").findIndex(isWanted) + 1;
}
