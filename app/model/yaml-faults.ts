import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";

/** A line, counted from 0; what to do; whether it can be read on once its value is taken for a text. */
export type YamlFault = readonly [index: number, remedy: string, isText?: true];

type Lines = readonly string[];

/** A line: column and hyphens, the field with its colon, the value. */
const LINE = /^( *(?:- +)*)([\w-]+:(?: +|$))?(.*?)\s*$/;

function partsOf(line = "") {
  const [, indent = "", field = "", value = ""] = LINE.exec(line) ?? [];
  return { indent, field, value };
}

/** The field that a line belongs to. */
export function fieldAt(lines: Lines, index: number): string {
  const [word] = /^[a-z]\w*/i.exec(lines[index]?.trim() ?? "") ?? [];
  const above = lines.slice(0, index + 1).findLast((line) => partsOf(line).field !== "");
  return word ?? (partsOf(above).field.replace(/: *$/, "") || "(fields)");
}

/** The same line with its value as one text in quotes, whatever it holds. */
export function withQuotes(line: string): string {
  const { indent, field, value } = partsOf(line);
  const text = value.replace(/^(["'])(.*)\1$|^[“”„«‘](.*)[“”»’]$/, "$2$3");
  return `${indent}${field}${JSON.stringify(text)}`;
}

const COLUMN = "begin this line in the same column as those that it belongs with";
const BEGINNING =
  "begin this line with a field, a colon and a space, or with spaces if it goes on with the text above";
const HYPHEN = "write a space after the hyphen";
/** An entry of a list whose hyphen touches its text. */
const JOINED = /^ *-[^ -]/;
/** What begins something else in YAML than a text, or a colon in a text. */
const NEEDS_QUOTES = /^[[\]{}*&!|>@`%#?,"'-]|:(?: |$)/;
/** A text that is whole within typographic quotes. */
const SMART_QUOTED = /^(?:[“”„«‘][^“”„«»]*[”“»’"']|["'][^“”„«»"']*[”“»’])$/;

/** The first fault of a text, by what YAML reads in its lines; but for a field that stands twice, which hides nothing. */
export function faultOf(lines: Lines, doc: Document, lineAt: (place: number) => number) {
  const error = doc.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  if (error) return explain(lines, lineAt(error.pos[0]), error);
  let fault: YamlFault | undefined;
  visit(doc, {
    Node(_key, node) {
      const [from = 0, to = 0] = node.range?.map(lineAt) ?? [];
      fault = misread(lines, node, from, to);
      return fault && visit.BREAK;
    },
  });
  return fault;
}

function explain(lines: Lines, index: number, { code, message }: YAMLError): YamlFault {
  const open = lines.findIndex((_, at) => at <= index && isOpenQuote(lines, at));
  if (open >= 0) {
    const [quote] = partsOf(lines[open]).value;
    return [open, `end this text with ${quote}, as it begins`, true];
  }
  if (message.startsWith("Flow ")) {
    const last = lines.findLastIndex((line, at) => at < index && line.trim() !== "");
    return [last, `end this line with ${message.includes("map") ? "}" : "]"}`, true];
  }
  const line = lines[index] ?? "";
  const { indent, field, value } = partsOf(line);
  if (JOINED.test(line)) return [index, HYPHEN];
  if (code === "BAD_INDENT" || message.startsWith("A block sequence")) return [index, COLUMN];
  if (NEEDS_QUOTES.test(value)) return unquoted(line, index);
  // The line below would go on with this value, were it not a field.
  if (code === "BLOCK_AS_IMPLICIT_KEY") return [index + 1, COLUMN];
  return [index, field || indent.trim() ? COLUMN : BEGINNING];
}

/** A text in quotes without its end, before a line that does not go on with it. */
function isOpenQuote(lines: Lines, index: number): boolean {
  const [line = "", next = ""] = lines.slice(index);
  if (!/^(["'])(?:\\.|(?!\1).)*$/.test(partsOf(line).value)) return false;
  return next.trim() === "" || next.search(/\S/) <= line.search(/\S/);
}

function unquoted(line: string, index: number): YamlFault {
  const isInBraces = /^(\{[^}]*:|\[)/.test(partsOf(line).value);
  const remedy = isInBraces
    ? "put the text that holds a colon, or begins with a sign, in straight quotes"
    : `put the text in straight quotes: ${withQuotes(line).trim()}`;
  return [index, remedy, true];
}

/** What YAML reads without an error, between two lines, as something that nobody means in content. */
function misread(lines: Lines, node: Node, from: number, to: number): YamlFault | undefined {
  const line = lines[from] ?? "";
  // "Growth #1 plan" loses its end to a comment.
  const isCut = isScalar(node) && /^\S/.test(node.comment ?? "");
  if (isAlias(node) || node.anchor || node.tag || isCut) return unquoted(line, from);
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  if (SMART_QUOTED.test(node.source ?? "")) return [from, "use straight quotes", true];
  // An entry of a list that is read as the next line of the text above.
  const index = lines.findIndex((line, at) => at > from && at <= to && /^ *-/.test(line));
  if (index < 0) return undefined;
  const { field, value } = partsOf(line);
  if (field && value) return [from, "leave the rest of this line empty: a list follows"];
  return [index, JOINED.test(lines[index] ?? "") ? HYPHEN : COLUMN];
}
