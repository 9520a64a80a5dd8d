import { type Document, isMap, isNode, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { readPlainFields } from "./plain-yaml.ts";
import { fieldAt, findFault, withQuotes, type YamlFault } from "./yaml-faults.ts";

/** Reports a fault: the line in the file, the field, its value, the remedy. */
export type Report = (line: number, field: string, value: unknown, remedy: string) => void;

/** Fields written as YAML. */
export interface YamlFields {
  /** Undefined if they cannot be read. */
  value: unknown;
  /** The line in the file of a field such as `caseStudies[1].title`, or of the part that should contain it. */
  lineOf(field: string): number | undefined;
}

export const NO_FIELDS: YamlFields = { value: undefined, lineOf: () => undefined };

/**
 * Reads YAML.
 *
 * @param firstLine the line of the file on which it begins
 * @param report receives every fault. The line of a fault is then read as one text, so that it hides no other fault.
 */
export function parseFields(text: string, firstLine: number, report: Report): YamlFields {
  const lines = text.split(/\r?\n/);
  const plainFields = readPlainFields(lines);
  if (plainFields) return { value: plainFields, lineOf: lineFinder(lines, firstLine) };
  const reportLine = (index: number, remedy: string, field = fieldAt(lines, index)) => {
    report(firstLine + index, field, (lines[index] ?? "").trim(), remedy);
  };
  const linesReadAsText = new Set<number>();
  let parsed = parseLines(lines);
  while (parsed.fault) {
    const { index, remedy, field, isReadableAsText } = parsed.fault;
    reportLine(index, remedy, field);
    if (!isReadableAsText || linesReadAsText.has(index)) return NO_FIELDS;
    linesReadAsText.add(index);
    lines[index] = withQuotes(lines[index] ?? "");
    parsed = parseLines(lines);
  }
  const { document, indexAt } = parsed;
  for (const { offset, count } of repeatedFields(document)) {
    const times = count === 2 ? "twice" : `${count} times`;
    const remedy = `this field stands here ${times}: keep one of them; in a list, begin each entry with a hyphen and a space`;
    reportLine(indexAt(offset), remedy);
  }
  return { value: document.toJS(), lineOf: lineFinder(lines, firstLine) };
}

/** Where a field stands for the second time in the same part, and how many times it stands there. */
interface RepeatedField {
  offset: number;
  count: number;
}

function repeatedFields(document: Document): RepeatedField[] {
  const repeated: RepeatedField[] = [];
  visit(document, {
    Map(_key, { items }) {
      for (const [, sameName] of Map.groupBy(items, ({ key }) => String(key))) {
        const second = sameName[1]?.key;
        const offset = isNode(second) ? (second.range?.[0] ?? 0) : 0;
        if (second !== undefined) repeated.push({ offset, count: sameName.length });
      }
    },
  });
  return repeated;
}

/** Finds the lines of fields. */
function lineFinder(lines: readonly string[], firstLine: number): YamlFields["lineOf"] {
  return (field) => {
    // Lines are computed only for faults. To keep the parsed document would take ten times the memory of its text.
    const { document, indexAt } = parseDocumentOf(lines);
    return firstLine + indexAt(offsetOf(document, field));
  };
}

interface ParsedDocument {
  document: Document;
  /** The line of a character, counted from 0. */
  indexAt(offset: number): number;
}

function parseDocumentOf(lines: readonly string[]): ParsedDocument {
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, logLevel: "error" } as const;
  const document = parseDocument(lines.join("\n"), options);
  const indexAt = (offset: number) => Math.max(0, lineCounter.linePos(offset).line - 1);
  return { document, indexAt };
}

function parseLines(lines: readonly string[]): ParsedDocument & { fault: YamlFault | undefined } {
  const parsed = parseDocumentOf(lines);
  return { ...parsed, fault: findFault(lines, parsed.document, parsed.indexAt) };
}

/** The position in a document of a field such as `caseStudies[1].title`, or of the part that should contain it. */
function offsetOf(document: Document, field: string): number {
  const names = field.match(/[^.[\]]+/g) ?? [];
  let node: unknown = document.contents;
  let offset = 0;
  for (const name of names) {
    const part = partOf(node, name);
    if (!part) return offset;
    offset = part.offset;
    node = part.value;
  }
  return offset;
}

/** A field of an object or an entry of a list. Undefined if there is none. */
function partOf(node: unknown, name: string): { offset: number; value: unknown } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => String(key) === name);
    const start = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    return start === undefined ? undefined : { offset: start, value: pair?.value };
  }
  if (isSeq(node)) {
    const entry = node.items[Number(name)];
    const start = isNode(entry) ? entry.range?.[0] : undefined;
    return start === undefined ? undefined : { offset: start, value: entry };
  }
  return undefined;
}

/** Fields between two lines of `---` at the top of a Markdown file. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The parts of a Markdown file. */
export interface MarkdownParts {
  /** The front matter with its lines of `---`; empty where there is none. */
  front: string;
  /** The YAML in the front matter; undefined where there is no front matter. */
  yaml: string | undefined;
  /** The text below. */
  body: string;
}

/** Separates the front matter of a Markdown file from its text. */
export function splitFrontMatter(text: string): MarkdownParts {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { front: "", yaml: undefined, body: text };
  const [front, yaml = ""] = match;
  return { front, yaml, body: text.slice(front.length) };
}
