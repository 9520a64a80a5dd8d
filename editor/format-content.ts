import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Lexer } from "yaml";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";
import { readContentFile, writeContentFile } from "./content-file.ts";
import { fileForm, type Schemas } from "./editor-config.ts";

/**
 * Says which files a save in the editor would change beyond what was edited, and where it would lose a comment; mending
 * writes the former as the editor would. A file that is not YAML is left to the check of the content.
 */
export function formatFaults(root: string, schemas: Schemas, isMending = false): string[] {
  return Object.entries(schemas).flatMap(([pattern, schema]) => {
    const form = fileForm(pattern, schema);
    return globSync(pattern, { cwd: root }).flatMap((path) => {
      const source = readFileSync(join(root, path), "utf8");
      const { yaml = "" } = form.extension === "md" ? splitFrontMatter(source) : { yaml: source };
      const comment = [...new Lexer().lex(yaml)].find((token) => token.startsWith("#"));
      let text: string;
      try {
        text = writeContentFile(readContentFile(source, form), form);
      } catch {
        return [];
      }
      if (text === source && !comment) return [];
      if (isMending && !comment) {
        writeFileSync(join(root, path), text);
        return [];
      }
      const lines = text.split("\n");
      const line = source
        .split("\n")
        .findIndex((one, index) => (comment ? one.includes(comment) : one !== lines[index]));
      const what = comment
        ? "holds a comment, which the editor would lose: take it out"
        : "is not as the editor writes it: npm run content -- --format";
      return `content/${path}:${line + 1} ${what}`;
    });
  });
}
