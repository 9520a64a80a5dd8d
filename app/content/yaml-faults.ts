import { type Document, isAlias, isMap, isScalar, type Node, visit, type YAMLError } from "yaml";

/** What is wrong with a line, and how it would be right, where that can be told. */
export interface YamlFault {
  /** From 0. */
  index: number;
  remedy: string;
  mended?: string;
  /** It begins in another column than the line above, which may be the one that is wrong. */
  isMisaligned?: boolean;
}

type PositionOf = (place: number) => { line: number; col: number };

/**
 * The first fault of a text; but for a field that stands twice, which hides nothing.
 *
 * @param doc what YAML reads in the lines
 * @param positionOf a place in the text, from 1
 */
export function faultOf(
  lines: readonly string[],
  doc: Document,
  positionOf: PositionOf,
): YamlFault | undefined {
  const error = doc.errors.find(({ code }) => code !== "DUPLICATE_KEY");
  return error
    ? explain(lines, positionOf(error.pos[0]).line - 1, error)
    : misread(lines, doc, positionOf);
}

/** The field that a line belongs to. */
export function fieldAt(lines: readonly string[], index: number): string {
  const word = /^[a-z]\w*/i.exec(lines[index]?.trim() ?? "")?.[0];
  const line = lines.findLast((words, at) => at <= index && partsOf(words).field !== "") ?? "";
  return word ?? /[\w-]*\w(?=:)/.exec(line)?.[0] ?? "(fields)";
}

/** A line: column and hyphens, the field with its colon, the value. */
const LINE = /^( *(?:- +)*)([\w-]+:(?: +|$))?(.*?)\s*$/;

function partsOf(line: string) {
  const [, indent = "", field = "", value = ""] = LINE.exec(line) ?? [];
  return { indent, field, value };
}

/** What begins something else in YAML than a text, or a colon in a text. */
const NEEDS_QUOTES = /^[[\]{}*&!|>@`%#?,"'-]|:(?: |$)/;

function explain(lines: readonly string[], index: number, { code, message }: YAMLError): YamlFault {
  const head = lines.findIndex((words) => /^ *[^ #]/.test(words));
  if (lines[head]?.startsWith(" ") && head < index) {
    return { index: head, remedy: columnRemedy(0), mended: lines[head].trim() };
  }
  const open = lines.findIndex((_, at) => at <= index && isOpenQuote(lines, at));
  if (open >= 0) return unclosedQuote(lines[open] ?? "", open);
  if (message.startsWith("Flow ")) {
    const last = lines.findLastIndex((line, at) => at < index && line.trim() !== "");
    const bracket = message.includes("map") ? "}" : "]";
    const mended = `${lines[last]} ${bracket}`;
    return { index: last, remedy: `end this line with ${bracket}`, mended };
  }
  const line = lines[index] ?? "";
  const { indent, field, value } = partsOf(line);
  const smart = smartQuotes(line);
  if (smart) return { index, ...smart };
  if (code === "BLOCK_IN_FLOW") return { index, ...unquoted(line) };
  const spaceless = spacelessHyphen(line, index);
  if (spaceless) return spaceless;
  if (code === "BAD_INDENT" || message.startsWith("A block sequence")) {
    return misaligned(lines, index);
  }
  if (NEEDS_QUOTES.test(value)) return { index, ...unquoted(line) };
  if (code === "BLOCK_AS_IMPLICIT_KEY") return misaligned(lines, index + 1);
  const joined = field === "" && /^[\w-]+(:(?=\S)| )/.exec(value);
  if (!joined) return { index, remedy: "write a field, a colon and a value: this cannot be read" };
  const mended = `${indent}${value.replace(/^([\w-]+):? */, "$1: ")}`;
  if (joined[1] === ":") return { index, remedy: "write a space after the colon", mended };
  const remedy =
    "begin this line with a field and a colon, or with spaces if it goes on with the text above";
  return { index, remedy, mended };
}

/** A text in typographic quotes, alone or in `{ }`. */
const SMART_QUOTED =
  /(?<=(?:^|[:,{[-]) *)(?:[“”„«‘]([^“”„«»]*)[”“»’"']|["']([^“”„«»"']*)[”“»’])(?= *(?:$|[,}\]]))/g;

function smartQuotes(line: string): Omit<YamlFault, "index"> | undefined {
  const mended = line.replace(SMART_QUOTED, (_, one?: string, other?: string) =>
    quoted(one ?? other ?? ""),
  );
  return mended === line ? undefined : { remedy: "use straight quotes", mended };
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Between braces, a text that begins with a sign of YAML's or holds a colon. */
const UNQUOTED_IN_BRACES = /(?<=[{,] *[\w-]+: )(?:[*&!@%`|>][^,}]*|[^,{}"']*: [^,{}"']*)(?=[,}])/g;

function unquoted(line: string): Omit<YamlFault, "index"> {
  const inBraces = line.replace(UNQUOTED_IN_BRACES, (text) => quoted(text.trim()));
  if (inBraces !== line) {
    const remedy = "put the text that holds a colon, or begins with a sign, in straight quotes";
    return { remedy, mended: inBraces };
  }
  const { indent, field, value } = partsOf(line);
  const text = quoted(value.replace(/^(["'])(.*)\1$/, "$2"));
  const mended = `${indent}${field}${text}`;
  return { remedy: `put the text in straight quotes: ${mended.trim()}`, mended };
}

/** A text in quotes without its end, before another field or entry. */
function isOpenQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  const { indent, field, value } = partsOf(line);
  if (!(field || indent.endsWith("- ")) || !/^(["'])(?:\\.|(?!\1).)*$/.test(value)) return false;
  const next = lines[index + 1] ?? "";
  const isOther = partsOf(next).field !== "" || /^ *- /.test(next);
  return next.trim() === "" || (isOther && next.search(/\S/) <= line.search(/\S/));
}

function unclosedQuote(line: string, index: number): YamlFault {
  const smart = smartQuotes(line.trimEnd());
  if (smart) return { index, ...smart };
  const mark = partsOf(line).value[0] ?? "";
  const remedy = `end this text with ${mark}, as it begins`;
  return { index, remedy, mended: line.trimEnd() + mark };
}

/** A line that begins in another column than those it belongs with: in the nearest that one above it has. */
function misaligned(lines: readonly string[], from: number): YamlFault {
  const index = lines.findIndex((line, at) => at >= from && line.trim() !== "");
  const line = lines[index] ?? "";
  const isEntry = /^ *- /.test(line);
  const own = line.search(/\S|$/);
  const columns = lines.slice(0, index).flatMap((above) => {
    if (above.trim() === "" || (isEntry && !/^ *- /.test(above))) return [];
    return isEntry ? above.search(/\S/) : partsOf(above).indent.length;
  });
  // Of two that are as near, a field goes to the left, the next line of a text to the right.
  const sign = partsOf(line).field ? 1 : -1;
  const [column = 0] = columns.sort(
    (a, b) => Math.abs(a - own) - Math.abs(b - own) || sign * (a - b),
  );
  const mended = `${" ".repeat(column)}${line.trim()}`;
  return { index, remedy: columnRemedy(column), mended, isMisaligned: true };
}

function columnRemedy(column: number): string {
  const spaces = column === 0 ? "no space" : `${column} spaces`;
  return `begin this line with ${spaces}, like those that it belongs with`;
}

/** Only a text with one of these can hold what YAML reads as something else, without an error. */
const SUSPICIOUS = /[“”„«‘]|[:-] +[&*!]|\{\w+\}|^ *-| #\S/;

/** What YAML reads without an error as something that nobody means in content. */
function misread(
  lines: readonly string[],
  doc: Document,
  positionOf: PositionOf,
): YamlFault | undefined {
  let fault: YamlFault | undefined;
  if (!lines.some((line) => SUSPICIOUS.test(line))) return undefined;
  visit(doc, {
    Node(_key, node) {
      const { range, anchor, tag } = node as Node & { anchor?: string; tag?: string };
      const [start, end] = (range ?? [0, 0]).map(positionOf);
      if (!start || !end) return undefined;
      const index = start.line - 1;
      const line = lines[index] ?? "";
      // "Growth #1 plan" loses its end to a comment.
      const isCut = isScalar(node) && /^\S/.test(node.comment ?? "");
      const isToken = isMap(node) && /^\{\w+\}/.test(line.slice(start.col - 1));
      if (isAlias(node) || anchor || tag || isToken || isCut) fault = { index, ...unquoted(line) };
      else if (isScalar(node) && node.type === "PLAIN") {
        const smart = smartQuotes(line);
        fault = smart ? { index, ...smart } : swallowedEntry(lines, index, end.line);
      }
      return fault && visit.BREAK;
    },
  });
  return fault;
}

/** An entry of a list that is read as the next line of the one above. */
function swallowedEntry(lines: readonly string[], from: number, to: number): YamlFault | undefined {
  const index = lines.findIndex((line, at) => at > from && at < to && /^ *-/.test(line));
  if (index < 0) return undefined;
  const { indent, field, value } = partsOf(lines[from] ?? "");
  if (field && value) {
    const remedy = "leave the rest of this line empty: a list follows";
    return { index: from, remedy, mended: `${indent}${field}` };
  }
  const spaceless = [from, index].map((at) => spacelessHyphen(lines[at] ?? "", at));
  return spaceless.find((fault) => fault !== undefined) ?? misaligned(lines, index);
}

function spacelessHyphen(line: string, index: number): YamlFault | undefined {
  const mended = line.replace(/^( *)-(?=[^ -])/, "$1- ");
  return mended === line ? undefined : { index, remedy: "write a space after the hyphen", mended };
}
