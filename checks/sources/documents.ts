import { posix } from "node:path";
import { lexer, type Tokens, walkTokens } from "marked";
import type { Problem } from "../problem.ts";
import type { SourceFile } from "./source-files.ts";

/** Folders that are made, not written: a document may name them, though a fresh copy has none. */
const generated = /^(dist|node_modules|test-results)(\/|$)/;
/** Languages of a block that holds commands. In one without a language, a command shows itself. */
const shells = ["sh", "bash", "shell", "console"];
const command = /^\s*(\$ )?(node|npm|npx|sh|cd|cp|git) /;
/** Names for a file that the reader is about to write. */
const example = /(^|\/)(my|your|new|example)-/;
/** In `code`: what holds a "/" or ends like a file of the project. */
const path = /^(?![~-])([\w.°&-]+(\/[\w.°&-]*)+|[\w.-]+\.(md|ts|tsx|mjs|yaml|json))$/;

/**
 * Every path, npm script and relative link in README.md and docs/ exists.
 *
 * Paths that start with "/" are addresses of the site; those with <…>, {…}, … or * are patterns.
 */
export function findStaleDocuments(files: readonly SourceFile[]): Problem[] {
  const paths = files.map(({ path }) => path);
  const manifest = files.find(({ path }) => path === "package.json");
  const { scripts = {} } = JSON.parse(manifest?.text ?? "{}");
  return files
    .filter(({ path }) => /^(README\.md|docs\/.*\.md|[^/]+\/README\.md)$/.test(path))
    .flatMap(({ path, text }) => {
      const runs = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)];
      const missing = [
        ...pathsIn(text).filter((word) => !exists(paths, path, word)),
        ...runs.map(([, script, short = ""]) => script ?? short).filter((run) => !(run in scripts)),
      ];
      return [...new Set(missing)].map((name) => {
        const line = text.slice(0, text.indexOf(name)).split("\n").length;
        return { where: `${path}:${line}`, what: `there is no "${name}"` };
      });
    });
}

/**
 * Paths in code, and where links lead. A block of shell commands counts as code, up to the comment of each line; other
 * blocks are examples.
 */
function pathsIn(text: string): string[] {
  const [words, links]: [string[], string[]] = [[], []];
  walkTokens(lexer(text), (token) => {
    const { type, text = "", lang, href } = token as Tokens.Generic;
    if (type === "codespan") words.push(...text.split(/\s+/));
    if (type === "link" || type === "image") links.push(href.replace(/#.*/, ""));
    if (type !== "code") return;
    for (const line of text.split("\n"))
      if (lang ? shells.includes(lang) : command.test(line))
        words.push(...line.replace(/#.*/, "").split(/\s+/));
  });
  const relative = links.filter((href) => href !== "" && !/^([a-z]+:|\/)/.test(href));
  return [...words.filter((word) => path.test(word)), ...relative];
}

function exists(paths: readonly string[], from: string, word: string): boolean {
  const name = word.replace(/\/$/, "");
  const candidates = [name, posix.join(posix.dirname(from), name)].map(posix.normalize);
  if (candidates.some((path) => generated.test(path) || example.test(path))) return true;
  return paths.some(
    (path) =>
      candidates.some((candidate) => `${path}/`.startsWith(`${candidate}/`)) ||
      // "site.yaml" alone speaks of the one file of that name.
      (!name.includes("/") && path.endsWith(`/${name}`)),
  );
}
