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

/**
 * Every path, npm script and relative link in README.md and docs/ exists.
 *
 * Paths are recognised in `code`: they hold a "/" or end like a file of the project. Those that
 * start with "/" are addresses of the site; those with <…>, {…}, … or * are patterns; a file called
 * my-…, your-…, new-… or example-… is yet to be written. A block of shell commands counts as code,
 * up to the comment of each line; other blocks are examples.
 */
export function findStaleDocuments(files: readonly SourceFile[]): Problem[] {
  const paths = new Set(files.flatMap(({ path }) => [path, ...foldersOf(path)]));
  const manifest = files.find(({ path }) => path === "package.json");
  const scripts = Object.keys(JSON.parse(manifest?.text ?? "{}").scripts ?? {});
  return files
    .filter(({ path }) => /^(README\.md|docs\/.*\.md|[^/]+\/README\.md)$/.test(path))
    .flatMap(({ path, text }) =>
      linesOf(text).flatMap(({ line, isCommand }, index) =>
        [
          ...wordsInCode(isCommand ? `\`${line.replace(/#.*/, "")}\`` : line)
            .filter(isPath)
            .filter((word) => !exists(paths, path, word)),
          ...linksOf(line).filter((link) => !exists(paths, path, link)),
          ...scriptsNamedBy(line).filter((script) => !scripts.includes(script)),
        ].map((name) => ({ where: `${path}:${index + 1}`, what: `there is no "${name}"` })),
      ),
    );
}

function linesOf(text: string): { line: string; isCommand: boolean }[] {
  let block: string | undefined;
  return text.split("\n").map((line) => {
    const [, language] = /^\s*```(\w*)/.exec(line) ?? [];
    if (language === undefined) {
      const isCommand = block === "" ? command.test(line) : shells.includes(block ?? "");
      return { line, isCommand };
    }
    block = block === undefined ? language : undefined;
    return { line: "", isCommand: false };
  });
}

function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function wordsInCode(line: string): string[] {
  const spans = line.matchAll(/`([^`]+)`/g);
  return [...spans].flatMap(([, code = ""]) => code.split(/\s+/));
}

function isPath(word: string): boolean {
  if (/[<>{}*…:@()=#$"']|^[/~-]/.test(word) || word === "") return false;
  return (
    /^\.{0,2}[\w.°&-]+(\/[\w.°&-]*)+$/.test(word) ||
    /^[\w.-]+\.(md|ts|tsx|mjs|yaml|json)$/.test(word)
  );
}

function exists(paths: ReadonlySet<string>, from: string, word: string): boolean {
  const name = word.replace(/\/$/, "");
  const candidates = [name, posix.join(posix.dirname(from), name)].map((path) =>
    posix.normalize(path),
  );
  // "site.yaml" alone speaks of the one file of that name.
  const isNameAlone = !name.includes("/");
  return (
    candidates.some((path) => paths.has(path) || generated.test(path) || example.test(path)) ||
    (isNameAlone && [...paths].some((path) => path.endsWith(`/${name}`)))
  );
}

function linksOf(line: string): string[] {
  const links = line.matchAll(/\]\(([^)\s]+)\)/g);
  return [...links]
    .map(([, href = ""]) => href.replace(/#.*$/, ""))
    .filter((href) => href !== "" && !/^([a-z]+:|\/)/.test(href));
}

function scriptsNamedBy(line: string): string[] {
  const runs = line.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g);
  return [...runs].map(([, script, short]) => script ?? short ?? "");
}
