import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";

/** What is wrong with a line, counted from 0; and whether it can be read on once the value is taken for a text. */
export interface YamlFault {
  index: number;
  remedy: string;
  isText?: boolean;
}

/** The index of the line of a place in the text. */
type LineAt = (place: number) => number;

/** A line: column and hyphens, the field with its colon, the value. */
const LINE = /^( *(?:- +)*)([\w-]+:(?: +|$))?(.*?)\s*$/;

function partsOf(line = "") {
  const [, indent = "", field = "", value = ""] = LINE.exec(line) ?? [];
  return { indent, field, value };
}

/** The field that a line belongs to. */
export function fieldAt(lines: readonly string[], index: number): string {
  const word = /^[a-z]\w*/i.exec(lines[index]?.trim() ?? "")?.[0];
  const line = lines.findLast((words, at) => at <= index && partsOf(words).field !== "") ?? "";
  return word ?? /[\w-]*\w(?=:)/.exec(line)?.[0] ?? "(fields)";
}

/** The same line with its value as one text in quotes, whatever it holds. */
export function withQuotes(line: string): string {
  const { indent, field, value } = partsOf(line);
  const text = value.replace(/^(["'])(.*)\1$/, "$2");
  return `${indent}${field}${/["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`}`;
}

/** The first fault of a text, by what YAML reads in its lines; but for a field that stands twice, which hides nothing. */
export function faultOf(
  lines: readonly string[],
  doc: Document,
  lineAt: LineAt,
): YamlFault | undefined {
  const error = doc.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  return error ? explain(lines, lineAt(error.pos[0]), error) : misread(lines, doc, lineAt);
}

/** What begins something else in YAML than a text, or a colon in a text. */
const NEEDS_QUOTES = /^[[\]{}*&!|>@`%#?,"'-]|:(?: |$)/;
/** A text that is whole within typographic quotes. */
const SMART_QUOTED = /^(?:[“”„«‘][^“”„«»]*[”“»’"']|["'][^“”„«»"']*[”“»’])$/;
const STRAIGHT = "use straight quotes";
const COLUMN = "begin this line in the same column as those that it belongs with";

function explain(lines: readonly string[], index: number, { code, message }: YAMLError): YamlFault {
  const open = lines.findIndex((_, at) => at <= index && isOpenQuote(lines, at));
  if (open >= 0) {
    const { value } = partsOf(lines[open]);
    const remedy = SMART_QUOTED.test(value)
      ? STRAIGHT
      : `end this text with ${value[0]}, as it begins`;
    return { index: open, remedy, isText: true };
  }
  if (message.startsWith("Flow ")) {
    const last = lines.findLastIndex((line, at) => at < index && line.trim() !== "");
    const remedy = `end this line with ${message.includes("map") ? "}" : "]"}`;
    return { index: last, remedy, isText: true };
  }
  const line = lines[index] ?? "";
  const { indent, field, value } = partsOf(line);
  if (SMART_QUOTED.test(value)) return { index, remedy: STRAIGHT, isText: true };
  if (/^ *-[^ -]/.test(line)) return { index, remedy: "write a space after the hyphen" };
  if (code === "BAD_INDENT" || message.startsWith("A block sequence")) {
    return { index, remedy: COLUMN };
  }
  if (NEEDS_QUOTES.test(value)) return unquoted(line, index);
  // The line below would go on with this value, were it not a field.
  if (code === "BLOCK_AS_IMPLICIT_KEY") return { index: index + 1, remedy: COLUMN };
  if (field || indent.trim()) return { index, remedy: COLUMN };
  const remedy =
    "begin this line with a field, a colon and a space, or with spaces if it goes on with the text above";
  return { index, remedy };
}

/** A text in quotes without its end, before a line that does not go on with it. */
function isOpenQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  const next = lines[index + 1] ?? "";
  if (!/^(["'])(?:\\.|(?!\1).)*$/.test(partsOf(line).value)) return false;
  return next.trim() === "" || next.search(/\S/) <= line.search(/\S/);
}

function unquoted(line: string, index: number): YamlFault {
  const isInBraces = /^(\{[^}]*:|\[)/.test(partsOf(line).value);
  const remedy = isInBraces
    ? "put the text that holds a colon, or begins with a sign, in straight quotes"
    : `put the text in straight quotes: ${withQuotes(line).trim()}`;
  return { index, remedy, isText: true };
}

/** What YAML reads without an error as something that nobody means in content. */
function misread(lines: readonly string[], doc: Document, lineAt: LineAt): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(doc, {
    Node(_key, node) {
      const { range, anchor, tag } = node as Node & { anchor?: string; tag?: string };
      const [from, to] = (range ?? [0, 0]).map(lineAt) as [number, number];
      const line = lines[from] ?? "";
      const isPlain = isScalar(node) && node.type === "PLAIN";
      // "Growth #1 plan" loses its end to a comment.
      const isCut = isScalar(node) && /^\S/.test(node.comment ?? "");
      if (isAlias(node) || anchor || tag || isCut) fault = unquoted(line, from);
      else if (isPlain && SMART_QUOTED.test(node.source ?? "")) {
        fault = { index: from, remedy: STRAIGHT, isText: true };
      } else if (isPlain) fault = swallowedEntry(lines, from, to);
      return fault && visit.BREAK;
    },
  });
  return fault;
}

/** An entry of a list that is read as the next line of the text above. */
function swallowedEntry(lines: readonly string[], from: number, to: number): YamlFault | undefined {
  const index = lines.findIndex((line, at) => at > from && at <= to && /^ *-/.test(line));
  if (index < 0) return undefined;
  const { field, value } = partsOf(lines[from]);
  const isList = field && value;
  if (isList) return { index: from, remedy: "leave the rest of this line empty: a list follows" };
  const isJoined = /^ *-[^ -]/.test(lines[index] ?? "");
  return { index, remedy: isJoined ? "write a space after the hyphen" : COLUMN };
}
