import { diff } from "node:util";
import { readSource } from "./source-file.ts";

/** One fault in the content, in words that let an editor mend it without reading code. */
export interface ContentProblem {
  /** Below the repository, e.g. `content/insights/blogs/x.md`. */
  file: string;
  /** From 1; found by the field where it is left out. */
  line?: number | undefined;
  /** E.g. `caseStudies[1].title`, or `body`. */
  field: string;
  value: unknown;
  remedy: string;
}

/** The known word that differs in the fewest letters from what is written; undefined when none comes near. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, word.length / 2);
  for (const other of known) {
    if (Math.abs(other.length - word.length) > least) continue;
    const changes = diff(word, other.toLowerCase()).filter(([kind]) => kind !== 0).length;
    if (changes < least || (changes === least && !best)) [best, least] = [other, changes];
  }
  return best;
}

/** What to do about a word that is none of those known, in a place such as `content/leaders/`. */
export function oneOf(written: string, known: readonly string[], place = ""): string {
  const meant = nearest(written, known);
  const question = meant ? `did you mean ${meant}? ` : "";
  return `${question}use one of${place && ` ${place}`}: ${known.join(", ")}`;
}

/** Whether a problem of the same field is known: what else is wrong with the field mostly follows from it. */
export function isAlreadyReported(
  { file, field }: Pick<ContentProblem, "file" | "field">,
  problems: readonly ContentProblem[],
): boolean {
  return problems.some((problem) => problem.file === file && problem.field === field);
}

/** The same faults, each with its line where it has one; those of a file in the order of their lines. */
export function located(problems: readonly ContentProblem[]): ContentProblem[] {
  const files = Map.groupBy(problems, ({ file }) => file).values();
  const lineOf = ({ file, field }: ContentProblem) =>
    /^(?!body\b)[a-z]/i.test(field)
      ? readSource(file.replace("content/", ""), []).yaml.lineOf(field)
      : undefined;
  return Array.from(files).flatMap((ofFile) =>
    ofFile
      .map((problem) => ({ ...problem, line: problem.line ?? lineOf(problem) }))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** A fault in words; of its value at most 80 characters. */
export function described({ file, line, field, value, remedy }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const shown = (JSON.stringify(value) ?? "(missing)").replace(/(?<=^.{80}).+/s, "…");
  return `  ${place}\n    field:  ${field}\n    value:  ${shown}\n    remedy: ${remedy}`;
}

/** Stops the build: all faults found in the content, each once, with file, line, field, value and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const all = [...new Map(located(problems).map((one) => [described(one), one])).values()];
    const count = all.length === 1 ? "1 problem" : `${all.length} problems`;
    super(`The content has ${count}:\n${all.map(described).join("\n")}`);
    this.problems = all;
  }
}
