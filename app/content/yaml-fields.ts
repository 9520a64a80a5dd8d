import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Report, TextPart } from "./source-text.ts";
import { faultOf, fieldAt, type YamlFault } from "./yaml-faults.ts";

/** Fields written as YAML, read as far as they can be. */
export interface YamlFields {
  value: unknown;
  /** What stands there cannot be read, but for names. */
  isPartial?: boolean;
  /** The line in the file of a field such as `caseStudies[1].title`, or of what should hold it. */
  lineOf(field: string): number;
  /** Lines with a fault of their own: what is wrong with their fields follows from it. */
  faulty: ReadonlySet<number>;
}

/**
 * Reads YAML. Each fault is recorded once, and mended in what is returned, so that it hides no other.
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
  const mendedLines = new Set<number>();
  for (;;) {
    const lineCounter = new LineCounter();
    const options = { lineCounter, prettyErrors: false, logLevel: "error" } as const;
    const doc = parseDocument(lines.join("\n"), options);
    const indexOf = (place: number) => Math.max(0, lineCounter.linePos(place).line - 1);
    const lineOf = (field: string) => first + indexOf(placeOf(doc.contents, field));
    const tell = ({ index, remedy, isMisaligned }: YamlFault) => {
      const line = first + index;
      if (faulty.has(line) || (isMisaligned && faulty.has(line - 1))) return;
      report(line, fieldAt(lines, index), (lines[index] ?? "").trim(), remedy);
    };
    const fault = faultOf(lines, doc, (place) => lineCounter.linePos(place));
    if (!fault) {
      const remedy = "this field stands here twice: remove one of them";
      for (const { pos } of doc.errors) tell({ index: indexOf(pos[0]), remedy });
      return { value: doc.toJS(), lineOf, faulty };
    }
    const { index, mended } = fault;
    tell(fault);
    faulty.add(first + index);
    if (mended === undefined || mendedLines.has(index)) {
      return { value: namesIn(text), isPartial: true, lineOf, faulty };
    }
    mendedLines.add(index);
    lines[index] = mended;
  }
}

/** What others may name of a file that cannot be read. */
function namesIn(text: string): Record<string, string> {
  const names = text.matchAll(/^(id|title|name): *["']?(.*?)["']?\s*$/gm);
  return Object.fromEntries(Array.from(names, ([, field, name]) => [field, name]));
}

/** The place of a field in a document, or of what should hold it. */
function placeOf(root: unknown, field: string): number {
  let place = 0;
  let node = root;
  for (const name of field.match(/[^.[\]]+/g) ?? []) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
      if (!pair) break;
      place = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? place;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(name)];
      if (isNode(node)) place = node.range?.[0] ?? place;
    }
  }
  return place;
}
