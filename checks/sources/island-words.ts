import { posix } from "node:path";
import { parseSync } from "@swc/core";
import type { SourceFile } from "./source-files.ts";

/** The names of the words of each section of words.yaml. */
export type SectionNames = Readonly<Record<string, readonly string[]>>;

/** What gets words in the browser: the islands of React, and the dialog of the search. */
const GETS_WORDS = /\.island\.tsx$|\/search-dialog\.tsx$/;

/** Scripts that belong to no island have words of their own (app/ui/runtime/page-words.ts). */
const RUNTIME = "app/ui/runtime/";

const WORDS_IMPORT = "virtual:words/";

/** A node of the syntax tree of swc. */
interface SyntaxNode {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** What a file imports, and which words it reads. */
interface FileFacts {
  /** Paths of files, and imports of words. */
  imports: readonly string[];
  /** The names of the words that it reads, by section. */
  reads: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Words that an island is given and that neither it nor what it imports reads. They weigh on every page in another language.
 *
 * @param sections of words.yaml
 * @param wholeSections sections of which every word counts as read, because the program makes them from other data
 * @returns a line for each island and section, with the remedy
 */
export function findUnreadWords(
  files: readonly SourceFile[],
  sections: SectionNames,
  wholeSections: readonly string[],
): string[] {
  const program = new Map(files.map((file) => [file.path, file]));
  const known = new Map<string, FileFacts>();
  const factsAt = (path: string): FileFacts | undefined => {
    const file = program.get(path);
    if (file && !known.has(path)) known.set(path, factsOf(file));
    return known.get(path);
  };
  const islands = [...program.keys()].filter((path) => GETS_WORDS.test(path));
  return islands.sort().flatMap((island) => {
    const reached = reachedFrom(island, factsAt);
    const isGiven = (section: string) =>
      reached.some(({ path, imports }) => {
        return !path.startsWith(RUNTIME) && imports.includes(WORDS_IMPORT + section);
      });
    const given = Object.keys(sections).filter(isGiven);
    return given.flatMap((section) => {
      if (wholeSections.includes(section)) return [];
      const isRead = (name: string) => reached.some(({ reads }) => reads.get(section)?.has(name));
      const unread = sections[section]?.filter((name) => !isRead(name)) ?? [];
      if (unread.length === 0) return [];
      return `${island}: gets ${section}.${unread.join(`, ${section}.`)} and does not read it: move it to another section (docs/decisions/0026-words-of-the-interface.md)`;
    });
  });
}

/** An island's file and all files that it imports, directly or not. */
function reachedFrom(island: string, factsAt: (path: string) => FileFacts | undefined) {
  const reached = new Map<string, FileFacts>();
  const waiting = [island];
  for (const path of waiting) {
    const facts = factsAt(path);
    if (!facts || reached.has(path)) continue;
    reached.set(path, facts);
    waiting.push(...facts.imports);
  }
  return Array.from(reached, ([path, facts]) => ({ path, ...facts }));
}

function factsOf({ path, text }: SourceFile): FileFacts {
  const isTsx = path.endsWith("x");
  if (!/\.tsx?$/.test(path)) return { imports: [], reads: new Map() };
  const module = parseSync(text, { syntax: "typescript", tsx: isTsx, target: "esnext" });
  const nodes = allNodes(module.body);
  return { imports: nodes.flatMap((node) => importOf(node, path)), reads: readsIn(nodes) };
}

/** Every node of a syntax tree. */
function allNodes(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.entries(value).flatMap(([name, part]) => {
    return name === "span" ? [] : allNodes(part);
  });
  return "type" in value ? [value as SyntaxNode, ...parts] : parts;
}

/** What a node imports when the program runs. Types are not among it. */
function importOf(node: SyntaxNode, path: string): string[] {
  if (node.type === "CallExpression") {
    const [argument] = node.arguments as readonly { expression: SyntaxNode }[];
    const isImport = Object(node.callee).type === "Import";
    return isImport ? [resolvePath(String(argument?.expression.value), path)] : [];
  }
  const isDeclaration = /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type);
  if (!isDeclaration || !node.source || node.typeOnly) return [];
  return [resolvePath(String(Object(node.source).value), path)];
}

/** The path of an imported file from the project's folder. Packages and words keep their names. */
function resolvePath(source: string, from: string): string {
  if (source.startsWith("#app/")) return source.slice(1);
  return source.startsWith(".") ? posix.join(posix.dirname(from), source) : source;
}

/**
 * The words that a file reads: `const words = useWords("section")` with `words.name` or `const { name } = words` anywhere in
 * the file, or `const { name } = useWords("section")`.
 */
function readsIn(nodes: readonly SyntaxNode[]): Map<string, Set<string>> {
  const variables = nodes.filter(({ type }) => type === "VariableDeclarator");
  const sectionsOf = sectionsOfVariables(variables);
  const reads = new Map<string, Set<string>>();
  const add = (section: string, name: string) => {
    reads.set(section, (reads.get(section) ?? new Set()).add(name));
  };
  for (const { id, init } of variables) {
    const section = sectionUsed(init);
    const sections = section === undefined ? sectionsOf.get(Object(init).value) : [section];
    const { properties = [] } = Object(id);
    for (const { key } of properties) for (const name of sections ?? []) add(name, key.value);
  }
  for (const { type, object, property } of nodes) {
    if (type !== "MemberExpression") continue;
    for (const section of sectionsOf.get(Object(object).value) ?? []) {
      add(section, Object(property).value);
    }
  }
  return reads;
}

/** The sections that each variable stands for, in some function of the file. */
function sectionsOfVariables(variables: readonly SyntaxNode[]): Map<string, string[]> {
  const sectionsOf = new Map<string, string[]>();
  for (const { id, init } of variables) {
    const section = sectionUsed(init);
    const { type, value: name } = Object(id);
    if (section === undefined || type !== "Identifier") continue;
    sectionsOf.set(name, [...(sectionsOf.get(name) ?? []), section]);
  }
  return sectionsOf;
}

/** The section of `useWords("section")`. Undefined for any other expression. */
function sectionUsed(expression: unknown): string | undefined {
  const { type, callee, arguments: values } = Object(expression);
  if (type !== "CallExpression" || callee.value !== "useWords") return undefined;
  const { type: kind, value } = values[0].expression;
  return kind === "StringLiteral" ? value : undefined;
}
