import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import { fillTokens, type Tokens } from "./fill-tokens.ts";
import { readSourceFile, readSourceFolder, type SourceFile } from "./source-files.ts";
import { validate } from "./validate.ts";

/** An entry of a collection: its fields, its Markdown and the file it came from. */
export interface Entry<T> {
  fields: T;
  body: string;
  file: string;
}

/** Reads, fills and validates files; every fault goes to the same list of problems. */
export interface Reader {
  one<T extends z.ZodType>(path: string, schema: T): Entry<z.output<T>> | undefined;
  all<T extends z.ZodType>(
    folder: string,
    ending: ".md" | ".yaml",
    schema: T,
  ): Entry<z.output<T>>[];
}

/** @param tokens what stands for `{firm}` and the like; @param problems receives every fault found */
export function createReader(tokens: Tokens, problems: ContentProblem[]): Reader {
  function entry<T extends z.ZodType>(
    source: SourceFile,
    schema: T,
  ): Entry<z.output<T>> | undefined {
    const filled = fillTokens(source, tokens, problems);
    const fields = validate(filled, schema, problems);
    return fields === undefined ? undefined : { fields, body: filled.body, file: source.file };
  }
  return {
    one(path, schema) {
      const source = readSourceFile(path, problems);
      return source && entry(source, schema);
    },
    all(folder, ending, schema) {
      return readSourceFolder(folder, ending, problems)
        .map((source) => entry(source, schema))
        .filter((found) => found !== undefined);
    },
  };
}
