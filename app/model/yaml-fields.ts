import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { faultOf, fieldAt, withQuotes } from "./yaml-faults.ts";

/** Records a fault: the line in the file, the field, what stands there, what to do. */
export type Report = (line: number, field: string, value: unknown, remedy: string) => void;

/** Fields written as YAML; undefined where they cannot be read. */
export interface YamlFields {
  value: unknown;
  /** The line in the file of a field such as `caseStudies[1].title`, or of what should hold it. */
  lineOf(field: string): number | undefined;
}

export const NO_FIELDS: YamlFields = { value: undefined, lineOf: () => undefined };

/** Reads YAML from the line `first` of a file on. The line of a fault is then taken for a text, so that it hides no other. */
export function parseFields(text: string, first: number, report: Report): YamlFields {
  const lines = text.split(/\r?\n/);
  const tell = (index: number, remedy: string) =>
    report(first + index, fieldAt(lines, index), (lines[index] ?? "").trim(), remedy);
  for (const quoted = new Set<number>(); ; ) {
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, logLevel: "error" } as const;
    const doc = parseDocument(lines.join("\n"), options);
    const lineAt = (place: number) => Math.max(0, lineCounter.linePos(place).line - 1);
    const fault = faultOf(lines, doc, lineAt);
    if (!fault) {
      const remedy = "this field stands here twice: remove one of them";
      for (const { pos } of doc.errors) tell(lineAt(pos[0]), remedy);
      const placeIn = (field: string) => placeOf(doc.contents, field.match(/[^.[\]]+/g) ?? []);
      return { value: doc.toJS(), lineOf: (field) => first + lineAt(placeIn(field)) };
    }
    const [index, remedy, isText] = fault;
    tell(index, remedy);
    if (!isText || quoted.has(index)) return NO_FIELDS;
    quoted.add(index);
    lines[index] = withQuotes(lines[index] ?? "");
  }
}

/** The place of a field in a document, or of what should hold it. */
function placeOf(node: unknown, [name, ...rest]: readonly string[], place = 0): number {
  const pair = isMap(node) && node.items.find(({ key }) => String(key) === name);
  const entry = isSeq(node) && node.items[Number(name)];
  const start = pair ? pair.key : entry;
  return isNode(start) ? placeOf(pair ? pair.value : entry, rest, start.range?.[0]) : place;
}

/** Fields between two lines of `---` at the top of a Markdown file. */
const FRONT_MATTER = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A Markdown file: its front matter whole, the YAML in it if there is any, and the text below. */
export function splitFrontMatter(text: string) {
  const [front = "", yaml = front && ""] = FRONT_MATTER.exec(text) ?? [];
  return { front, yaml: front ? yaml : undefined, body: text.slice(front.length) };
}
