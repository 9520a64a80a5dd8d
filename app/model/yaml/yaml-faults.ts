import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";

/** A fault because of which YAML does not mean what the editor wants. */
export interface YamlFault {
  /** The line, counted from 0. */
  index: number;
  remedy: string;
  /** The field, where the line does not show it by its colon. */
  field?: string;
  /** Whether the parser can read the other lines if the value of this line is read as a text. */
  isReadableAsText?: boolean;
}

type Lines = readonly string[];

/** A line: its column and hyphens, the field with its colon, the value. */
const LINE_PARTS = /^( *(?:- +)*)([\w-]+:(?: +|$))?(.*?)\s*$/;

function partsOf(line = ""): { indent: string; field: string; value: string } {
  const [, indent = "", field = "", value = ""] = LINE_PARTS.exec(line) ?? [];
  return { indent, field, value };
}

/** The field to which a line belongs. */
export function fieldAt(lines: Lines, index: number): string {
  const [word] = /^[a-z]\w*/i.exec(lines[index]?.trim() ?? "") ?? [];
  if (word) return word;
  const lineWithField = lines.slice(0, index + 1).findLast((line) => partsOf(line).field !== "");
  return partsOf(lineWithField).field.replace(/: *$/, "") || "(fields)";
}

/** The same line with its value as a single text in quotes. */
export function withQuotes(line: string): string {
  const { indent, field, value } = partsOf(line);
  const text = value.replace(/^(["'])(.*)\1$|^[“”„«‘](.*)[“”»’]$/, "$2$3");
  return `${indent}${field}${JSON.stringify(text)}`;
}

const COLUMN_REMEDY = "begin this line in the same column as those that it belongs with";
const BEGINNING_REMEDY =
  "begin this line with a field, a colon and a space, or with spaces if it goes on with the text above";
const ENTRY_BEGINNING_REMEDY = "begin this entry with a field, a colon and a space";
const EMPTY_LIST_REMEDY = "remove the brackets from this line: the entries of the list follow";
const HYPHEN_REMEDY = "write a space after the hyphen";

/** A list entry without a space after the hyphen. */
const ENTRY_WITHOUT_SPACE = /^ *-[^ -]/;
/** A list entry that begins with a word and a space, as a field without its colon does. */
const ENTRY_WITHOUT_COLON = /^ *- +([a-z]\w*) [^:]*$/i;
/** The beginning of a YAML value other than a text, or a colon in a text. */
const NEEDS_QUOTES = /^[[\]{}*&!|>@`%#?,"'-]|:(?: |$)/;
/** A text that is completely within typographic quotes. */
const TYPOGRAPHIC_QUOTES = /^(?:[“”„«‘][^“”„«»]*[”“»’"']|["'][^“”„«»"']*[”“»’])$/;

/**
 * The first fault of a text.
 *
 * @param indexAt the line of a character, counted from 0
 * @returns undefined without a fault, and for a field that occurs twice, which hides nothing
 */
export function findFault(
  lines: Lines,
  document: Document,
  indexAt: (offset: number) => number,
): YamlFault | undefined {
  const error = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (error) return faultOfError(lines, indexAt(error.pos[0]), error);
  let fault: YamlFault | undefined;
  visit(document, {
    Node(_key, node) {
      fault = faultOfNode(lines, node, indexAt);
      return fault && visit.BREAK;
    },
  });
  return fault;
}

/** What to do about a parser error on a line. */
function faultOfError(lines: Lines, index: number, { code, message }: YAMLError): YamlFault {
  const openQuote = lines.findIndex((_, at) => at <= index && isOpenQuote(lines, at));
  if (openQuote >= 0) {
    const [quote] = partsOf(lines[openQuote]).value;
    const remedy = `end this text with ${quote}, as it begins`;
    return { index: openQuote, remedy, isReadableAsText: true };
  }
  if (message.startsWith("Flow ")) {
    const last = lines.findLastIndex((line, at) => at < index && line.trim() !== "");
    const end = message.includes("map") ? "}" : "]";
    return { index: last, remedy: `end this line with ${end}`, isReadableAsText: true };
  }
  const line = lines[index] ?? "";
  const above = lines.findLastIndex((other, at) => at < index && other.trim() !== "");
  if (/^ *-/.test(line) && partsOf(lines[above]).value === "[]") {
    return { index: above, remedy: EMPTY_LIST_REMEDY };
  }
  const [, word] = ENTRY_WITHOUT_COLON.exec(line) ?? [];
  // YAML reads the fields below this entry as its next lines, and finds the colon of one of them.
  if (word && code === "MULTILINE_IMPLICIT_KEY") {
    return { index, field: word, remedy: ENTRY_BEGINNING_REMEDY };
  }
  const { indent, field, value } = partsOf(line);
  if (ENTRY_WITHOUT_SPACE.test(line)) return { index, remedy: HYPHEN_REMEDY };
  if (code === "BAD_INDENT" || message.startsWith("A block sequence")) {
    return { index, remedy: COLUMN_REMEDY };
  }
  if (NEEDS_QUOTES.test(value)) return missingQuotes(line, index);
  // The next line would continue this value if it were not a field.
  if (code === "BLOCK_AS_IMPLICIT_KEY") return { index: index + 1, remedy: COLUMN_REMEDY };
  const isPartOfList = field !== "" || indent.trim() !== "";
  return { index, remedy: isPartOfList ? COLUMN_REMEDY : BEGINNING_REMEDY };
}

/** Whether a line begins a quoted text without an end, and the next line does not continue the text. */
function isOpenQuote(lines: Lines, index: number): boolean {
  const line = lines[index] ?? "";
  const next = lines[index + 1] ?? "";
  if (!/^(["'])(?:\\.|(?!\1).)*$/.test(partsOf(line).value)) return false;
  return next.trim() === "" || next.search(/\S/) <= line.search(/\S/);
}

function missingQuotes(line: string, index: number): YamlFault {
  const isInBraces = /^(\{[^}]*:|\[)/.test(partsOf(line).value);
  const remedy = isInBraces
    ? "put the text that holds a colon, or begins with a sign, in straight quotes"
    : `put the text in straight quotes: ${withQuotes(line).trim()}`;
  return { index, remedy, isReadableAsText: true };
}

/** Faults of two adjacent lines that YAML accepts, although the editor means something else. */
function faultOfNode(
  lines: Lines,
  node: Node,
  indexAt: (offset: number) => number,
): YamlFault | undefined {
  const [start = 0, end = 0] = node.range ?? [];
  // In "Growth #1 plan" the rest from # on is a comment.
  const isCutByComment = isScalar(node) && /^\S/.test(node.comment ?? "");
  if (isAlias(node) || node.anchor || node.tag || isCutByComment) {
    const index = indexAt(start);
    return missingQuotes(lines[index] ?? "", index);
  }
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  const from = indexAt(start);
  const to = indexAt(end);
  if (TYPOGRAPHIC_QUOTES.test(node.source ?? "")) {
    return { index: from, remedy: "use straight quotes", isReadableAsText: true };
  }
  if (from === to) return undefined;
  // YAML reads this list entry as the next line of the text above.
  const entry = lines.findIndex((line, at) => at > from && at <= to && /^ *-/.test(line));
  if (entry < 0) return undefined;
  const { field, value } = partsOf(lines[from]);
  if (field && value) {
    return { index: from, remedy: "leave the rest of this line empty: a list follows" };
  }
  const hasSpace = !ENTRY_WITHOUT_SPACE.test(lines[entry] ?? "");
  return { index: entry, remedy: hasSpace ? COLUMN_REMEDY : HYPHEN_REMEDY };
}
