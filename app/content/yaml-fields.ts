import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Report, TextPart } from "./source-text.ts";
import { faultOf, fieldAt, withQuotes } from "./yaml-faults.ts";

/** Fields written as YAML, read as far as they can be. */
export interface YamlFields {
  value: unknown;
  /** What stands there cannot be read. */
  isPartial?: boolean;
  /** The line in the file of a field such as `caseStudies[1].title`, or of what should hold it. */
  lineOf(field: string): number;
  /** Lines with a fault of their own: what is wrong with their fields follows from it. */
  faulty: ReadonlySet<number>;
}

/** Of a file in which there are none. */
export const NO_FIELDS: YamlFields = {
  value: {},
  isPartial: true,
  lineOf: () => 1,
  faulty: new Set(),
};

/**
 * Reads YAML. Each fault is recorded once; its line is taken for a text then, so that it hides no other.
 *
 * @param known lines of the file with a fault that has been recorded
 */
export function parseFields(
  { text, line: first }: TextPart,
  report: Report,
  known: ReadonlySet<number> = new Set(),
): YamlFields {
  const lines = text.split(/\r?\n/);
  const faulty = new Set(known);
  const tell = (index: number, remedy: string) => {
    if (faulty.has(first + index)) return;
    report(first + index, fieldAt(lines, index), (lines[index] ?? "").trim(), remedy);
  };
  for (const quoted = new Set<number>(); ; ) {
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, logLevel: "error" } as const;
    const doc = parseDocument(lines.join("\n"), options);
    const lineAt = (place: number) => Math.max(0, lineCounter.linePos(place).line - 1);
    const lineOf = (field: string) => first + lineAt(placeOf(doc.contents, field));
    const fault = faultOf(lines, doc, lineAt);
    if (!fault) {
      const remedy = "this field stands here twice: remove one of them";
      for (const { pos } of doc.errors) tell(lineAt(pos[0]), remedy);
      return { value: doc.toJS(), lineOf, faulty };
    }
    const { index, remedy, isText } = fault;
    tell(index, remedy);
    faulty.add(first + index);
    if (!isText || quoted.has(index)) return NO_FIELDS;
    quoted.add(index);
    lines[index] = withQuotes(lines[index] ?? "");
  }
}

/** The place of a field in a document, or of what should hold it. */
function placeOf(root: unknown, field: string): number {
  let place = 0;
  let node = root;
  for (const name of field.match(/[^.[\]]+/g) ?? []) {
    const pair = isMap(node) && node.items.find(({ key }) => isScalar(key) && String(key) === name);
    const entry = isSeq(node) && node.items[Number(name)];
    const start = pair ? pair.key : entry;
    if (!isNode(start)) break;
    place = start.range?.[0] ?? place;
    node = pair ? pair.value : entry;
  }
  return place;
}
