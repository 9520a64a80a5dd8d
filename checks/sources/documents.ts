import { posix } from "node:path";
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
const path = /^([\w.°&-]+(\/[\w.°&-]*)+|[\w.-]+\.(md|ts|tsx|mjs|yaml|json))$/;

/**
 * Every path, npm script and relative link in README.md and docs/ exists.
 *
 * Paths that start with "/" are addresses of the site; those with <…>, {…}, … or * are patterns. A block of shell
 * commands counts as code, up to the comment of each line; other blocks are examples.
 */
export function findStaleDocuments(files: readonly SourceFile[]): Problem[] {
  const paths = files.map(({ path }) => path);
  const manifest = files.find(({ path }) => path === "package.json");
  const scripts = Object.keys(JSON.parse(manifest?.text ?? "{}").scripts ?? {});
  return files
    .filter(({ path }) => /^(README\.md|docs\/.*\.md|[^/]+\/README\.md)$/.test(path))
    .flatMap(({ path, text }) =>
      linesOf(text).flatMap((line, index) =>
        [
          ...[...pathsIn(line), ...linksOf(line)].filter((word) => !exists(paths, path, word)),
          ...scriptsNamedBy(line).filter((script) => !scripts.includes(script)),
        ].map((name) => ({ where: `${path}:${index + 1}`, what: `there is no "${name}"` })),
      ),
    );
}

/** The lines of a document, commands as `code`; fences are empty. */
function linesOf(text: string): string[] {
  let block: string | undefined;
  return text.split("\n").map((line) => {
    const [, language] = /^\s*```(\w*)/.exec(line) ?? [];
    if (language !== undefined) {
      block = block === undefined ? language : undefined;
      return "";
    }
    const isCommand = block === "" ? command.test(line) : shells.includes(block ?? "");
    return isCommand ? `\`${line.replace(/#.*/, "")}\`` : line;
  });
}

function pathsIn(line: string): string[] {
  const words = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, code = ""]) => code.split(/\s+/));
  return words.filter((word) => path.test(word) && !/^[~-]/.test(word));
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

function linksOf(line: string): string[] {
  const links = [...line.matchAll(/\]\(([^)\s#]+)[^)\s]*\)/g)].map(([, href = ""]) => href);
  return links.filter((href) => !/^([a-z]+:|\/)/.test(href));
}

function scriptsNamedBy(line: string): string[] {
  const runs = line.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g);
  return [...runs].map(([, script, short]) => script ?? short ?? "");
}
