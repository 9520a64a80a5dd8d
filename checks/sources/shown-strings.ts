import { parseSync } from "@swc/core";
import type { SourceFile } from "./source-files.ts";

/** A string in code that visitors meet, with the reason why it does not stand in content/words.yaml. */
export interface AllowedString {
  path: string;
  /** The string. Left out, the reason holds for every string of the file. */
  text?: string;
  reason: string;
}

/** Programs whose strings visitors can meet: pages, scripts, files, mails, what hosts answer. */
const VISITOR_PROGRAM = /^(app\/(base|features|routes|ui|words)|receiver|hosting)\/.*\.tsx?$/;

/** Files with strings for editors, operators and engineers alone: tests, commands, hints and faults of schemas. */
const OTHER_READERS =
  /\.test\.tsx?$|\/content\.ts$|settings\.ts$|^receiver\/(commands|migrations)\/|^app\/routes\/(duplicates|page-parts)\.ts$/;

/** Attributes that are shown or read aloud. */
const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

/** Fields of objects that are shown or read aloud, such as the subject of a mail. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set([
  ...SHOWN_ATTRIBUTES,
  "caption",
  "heading",
  "lead",
  "subject",
  "summary",
  "text",
]);

/** Calls whose strings are for editors, operators or engineers: help and messages of schemas, and lines of a log. */
const UNSHOWN_CALLS: ReadonlySet<string> = new Set([
  "describe",
  "error",
  "info",
  "log",
  "meta",
  "refine",
  "warn",
  "wordSection",
]);

/** A sentence or a title: two words at the start, the first with a capital, or three words with a full stop. */
const PROSE = /^\s*\p{Lu}\p{Ll}+,? \p{L}+(?!.*[;{<])|\p{L}{2,} \p{L}{2,} .*\p{L}[.!?…]\s*$/u;

const LETTERS = /\p{L}{2,}/u;

/** A node of the syntax tree of swc. */
interface SyntaxNode {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** A string in code, with the number of its line. */
interface FoundString {
  line: number;
  text: string;
}

/** Words at a place that may also hold a name for programs, such as `{ subject: "firm" }`. */
const TITLE = /\p{Lu}|\p{L} \p{L}/u;

/**
 * Whether strings at this place of the code are shown: `always`, as a `title` if they look like words, or as `prose` if they
 * look like a sentence.
 */
type Shown = "always" | "title" | "prose" | "never";

/**
 * Strings in code that visitors can see or hear: texts of elements, attributes that are shown or read aloud, fields such
 * as `title`, and sentences anywhere. Messages of errors, logs and schemas are for other readers.
 *
 * @param allowed exceptions. One that allows nothing is reported, too
 * @returns a line for each string, with the remedy
 */
export function findShownStrings(
  files: readonly SourceFile[],
  allowed: readonly AllowedString[],
): string[] {
  const unused = new Set(allowed);
  const problems: string[] = [];
  for (const { path, text } of files) {
    if (!VISITOR_PROGRAM.test(path) || OTHER_READERS.test(path)) continue;
    for (const found of shownStrings(path, text)) {
      const exception = allowed.find((entry) => allows(entry, path, found.text));
      if (exception) unused.delete(exception);
      else problems.push(describe(path, found));
    }
  }
  for (const { path, text } of unused) {
    problems.push(
      `${path} has no string ${text === undefined ? "" : `"${text}" `}to allow: remove it`,
    );
  }
  return problems;
}

function allows(entry: AllowedString, path: string, text: string): boolean {
  return entry.path === path && (entry.text === undefined || entry.text === text);
}

function describe(path: string, { line, text }: FoundString): string {
  return `${path}:${line}: "${text}": visitors can meet it; write it into content/words.yaml (docs/decisions/0026-words-of-the-interface.md)`;
}

function shownStrings(path: string, source: string): FoundString[] {
  const isTsx = path.endsWith("x");
  const module = parseSync(source, { syntax: "typescript", tsx: isTsx, target: "esnext" });
  const bytes = Buffer.from(source);
  const found: FoundString[] = [];

  function visit(value: unknown, shown: Shown): void {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, shown);
      return;
    }
    if (!isNode(value)) {
      // swc wraps arguments and entries of lists in objects without a type.
      if (typeof value === "object" && value !== null) visit(Object.values(value), shown);
      return;
    }
    const text = textOf(value);
    if (text !== undefined && isShownText(text, shown)) {
      // The positions of swc count the bytes of all sources that were parsed before.
      const start = (value.span as { start: number }).start - module.span.start;
      const line = bytes.subarray(0, start).toString().split("\n").length;
      found.push({ line, text: text.trim() });
    }
    for (const [name, part] of Object.entries(value)) {
      if (name !== "span") visit(part, shownOfPart(value, name, shown));
    }
  }

  visit(module.body, "prose");
  return found;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** The text of a string, of a template or of an element. Undefined for any other node. */
function textOf(node: SyntaxNode): string | undefined {
  if (node.type === "StringLiteral" || node.type === "JSXText") return String(node.value);
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node.quasis as readonly { cooked?: string; raw: string }[];
  return parts.map(({ cooked, raw }) => cooked ?? raw).join("{}");
}

function isShownText(text: string, shown: Shown): boolean {
  const words = text.replaceAll("{}", "");
  switch (shown) {
    case "always":
      return LETTERS.test(words);
    case "title":
      return LETTERS.test(words) && TITLE.test(words);
    case "prose":
      return PROSE.test(text);
    case "never":
      return false;
  }
}

/** Whether strings in a part of a node are shown. */
function shownOfPart(node: SyntaxNode, part: string, shown: Shown): Shown {
  if (node.type === "JSXElement") return part === "children" ? "always" : "prose";
  if (shown === "never") return "never";
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      return node.source ? "never" : shown;
    case "ThrowStatement":
    case "NewExpression":
    case "TaggedTemplateExpression":
      return "never";
    case "JSXAttribute":
      return SHOWN_ATTRIBUTES.has(nameOf(node.name)) ? "always" : "never";
    case "KeyValueProperty":
      if (part === "key") return "never";
      return SHOWN_FIELDS.has(nameOf(node.key)) ? "title" : "prose";
    case "CallExpression":
      return UNSHOWN_CALLS.has(calledName(node)) ? "never" : "prose";
    case "BinaryExpression":
      return isComparison(node) ? "never" : shown;
    case "ConditionalExpression":
      return part === "test" ? "never" : shown;
    case "MemberExpression":
      return "prose";
    default:
      return node.type.startsWith("Ts") && !node.type.endsWith("Expression") ? "never" : shown;
  }
}

function isComparison({ operator }: SyntaxNode): boolean {
  return operator === "===" || operator === "!==";
}

function nameOf(node: unknown): string {
  const { value, name, namespace } = Object(node);
  if (namespace) return `${nameOf(namespace)}:${nameOf(name)}`;
  return typeof value === "string" ? value : "";
}

/** The name of the called function, or of the last part of `a.b()`. */
function calledName({ callee }: SyntaxNode): string {
  const { property } = Object(callee);
  return nameOf(property ?? callee);
}
