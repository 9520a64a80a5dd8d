import { posix } from "node:path";
import { lexer, type Tokens, walkTokens } from "marked";
import type { SourceFile } from "./source-files.ts";

/** Generated files, and files that a guide asks the reader to write. A fresh clone has neither. */
const MADE_OR_YET_TO_WRITE =
  /^(dist|node_modules|test-results|content\/(de|standalone)|\.(github|forgejo)\/workflows)(\/|$)|(^|\/)(my|your|new|example)-/;
/** A line of a code block that holds a command. Other lines are examples and output. */
const COMMAND_LINE = /^\s*(\$ |[A-Z_]+=\S+ )*(node|npm|npx|sh|cd|cp|git) .*/gm;
/** A path in `code`: it holds a "/", or ends like a file of the project. */
const PATH = /^(?![~-])([\w.°&-]+(\/[\w.°&-]*)+|[\w.-]+\.(md|ts|tsx|mjs|yaml|json))$/;

/** README.md, CONTRIBUTING.md, everything in docs/, and the README.md of a room. */
const DOCUMENT = /^((README|CONTRIBUTING)\.md|docs\/.*\.md|[^/]+\/README\.md)$/;

export function isDocument({ path }: SourceFile): boolean {
  return DOCUMENT.test(path);
}

/**
 * Finds paths, npm scripts and relative links that documents name and that do not exist. "/about" is an address, and
 * `<id>.md` is a pattern; neither is a path.
 *
 * @returns a message for each, with the document and the line
 */
export function findStaleDocuments(files: readonly SourceFile[]): string[] {
  const { scripts } = JSON.parse(files.find(({ path }) => path === "package.json")?.text ?? "");
  return files.filter(isDocument).flatMap(({ path, text }) => {
    const runs =
      text.match(/(?<=\bnpm run (?:-s )?)(?!-)[\w:-]+|(?<=\bnpm )(?:test|start)\b/g) ?? [];
    const missing = [
      ...pathsIn(text).filter((word) => !exists(files, path, word)),
      ...runs.filter((run) => !(run in scripts)),
    ];
    return [...new Set(missing)].map((name) => {
      const line = text.slice(0, text.indexOf(name)).split("\n").length;
      return `${path}:${line}: there is no "${name}"`;
    });
  });
}

/** Paths in code and in commands, without comments, and the targets of relative links. */
function pathsIn(source: string): string[] {
  const lines: string[] = [];
  const links: string[] = [];
  walkTokens(lexer(source), (token) => {
    const { type, text = "", href = "" } = token as Tokens.Generic;
    if (type === "codespan") lines.push(text);
    if (type === "code") lines.push(...(text.match(COMMAND_LINE) ?? []));
    if (["link", "image"].includes(type) && !/^([a-z]+:|[/#])/.test(href)) links.push(href);
  });
  const words = lines.flatMap((line) => line.replace(/#.*/, "").split(/\s+/));
  return [...words.filter((word) => PATH.test(word)), ...links.map((to) => to.replace(/#.*/, ""))];
}

function exists(files: readonly SourceFile[], from: string, word: string): boolean {
  const name = word.replace(/\/$/, "");
  const names = [name, posix.join(posix.dirname(from), name)].map(posix.normalize);
  // "site.yaml" without a folder means the file of that name in any folder.
  const isNamed = ({ path }: SourceFile) =>
    names.some((name) => `${path}/`.startsWith(`${name}/`)) ||
    (!name.includes("/") && path.endsWith(`/${name}`));
  return names.some((name) => MADE_OR_YET_TO_WRITE.test(name)) || files.some(isNamed);
}
