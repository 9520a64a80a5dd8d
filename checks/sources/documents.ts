import { posix } from "node:path";
import { lexer, type Tokens, walkTokens } from "marked";
import type { SourceFile } from "./source-files.ts";

/** What is made, not written, and files that the reader is about to write: a fresh copy has none of them. */
const MADE_OR_YET_TO_WRITE = /^(dist|node_modules|test-results)(\/|$)|(^|\/)(my|your|new|example)-/;
/** A line of a block that holds commands; other lines are examples and answers. */
const COMMAND_LINE = /^\s*(\$ |[A-Z_]+=\S+ )*(node|npm|npx|sh|cd|cp|git) .*/gm;
/** In `code`: what holds a "/" or ends like a file of the project. */
const PATH = /^(?![~-])([\w.°&-]+(\/[\w.°&-]*)+|[\w.-]+\.(md|ts|tsx|mjs|yaml|json))$/;

/** README.md, CONTRIBUTING.md, everything in docs/, and the README.md of a room. */
const DOCUMENT = /^((README|CONTRIBUTING)\.md|docs\/.*\.md|[^/]+\/README\.md)$/;

export function isDocument({ path }: SourceFile): boolean {
  return DOCUMENT.test(path);
}

/**
 * Finds what documents name and what does not exist: paths, npm scripts, relative links. "/about" is an address,
 * `<id>.md` a pattern.
 *
 * @returns a line for each, with the document and its line
 */
export function findStaleDocuments(files: readonly SourceFile[]): string[] {
  const { scripts } = JSON.parse(files.find(({ path }) => path === "package.json")?.text ?? "");
  return files.filter(isDocument).flatMap(({ path, text }) => {
    const runs = text.match(/(?<=\bnpm run )[\w:-]+|(?<=\bnpm )(?:test|start)\b/g) ?? [];
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

/** Paths in code and in commands, up to the comment of each line; and where relative links lead. */
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
  // "site.yaml" alone speaks of the one file of that name.
  const isNamed = ({ path }: SourceFile) =>
    names.some((name) => `${path}/`.startsWith(`${name}/`)) ||
    (!name.includes("/") && path.endsWith(`/${name}`));
  return names.some((name) => MADE_OR_YET_TO_WRITE.test(name)) || files.some(isNamed);
}
