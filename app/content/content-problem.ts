import { lineOfField } from "./reader.ts";

/** One fault in the content, in words that let an editor mend it without reading code. */
export interface ContentProblem {
  /** Below the repository, e.g. `content/insights/blogs/x.md`. */
  file: string;
  /** From 1; found by the field where it is left out. */
  line?: number | undefined;
  /** E.g. `caseStudies[1].title`, or `body`. */
  field: string;
  value: unknown;
  /** What to do, as an instruction. */
  remedy: string;
}

/** A value as a message shows it: at most 80 characters. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? "(missing)";
  return json.length > 80 ? `${json.slice(0, 80)}…` : json;
}

/** The same faults, each with its line where it has one; those of a file in the order of their lines. */
export function located<Problem extends ContentProblem>(problems: readonly Problem[]): Problem[] {
  const files = Map.groupBy(problems, ({ file }) => file).values();
  return Array.from(files).flatMap((ofFile) =>
    ofFile
      .map((problem) => ({ ...problem, line: problem.line ?? lineOfField(problem) }))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** A fault in words. */
export function described({ file, line, field, value, remedy }: ContentProblem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `  ${place}\n    field:  ${field}\n    value:  ${quote(value)}\n    remedy: ${remedy}`;
}

/** Stops the build: all faults found in the content, each with file, line, field, value and remedy. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    const all = located(problems);
    const count = all.length === 1 ? "1 problem" : `${all.length} problems`;
    super(`The content has ${count}:\n${all.map(described).join("\n")}`);
    this.name = "ContentError";
    this.problems = all;
  }
}
