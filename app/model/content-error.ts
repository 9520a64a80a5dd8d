import { type ContentProblem, describeProblem } from "./content-problem.ts";
import { isInBody } from "./fields/field-leaves.ts";
import { pathInContent, readSource } from "./source-file.ts";

/** Adds their lines to the problems, and sorts the problems of each file by line. */
export function withLines(problems: readonly ContentProblem[]): ContentProblem[] {
  const problemsByFile = Map.groupBy(problems, ({ file }) => file);
  return [...problemsByFile.values()].flatMap((ofFile) =>
    ofFile
      .map((problem) => ({ ...problem, line: problem.line ?? lineOfField(problem) }))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  );
}

/** The line of a field. Undefined for a problem of a body or of a file as a whole. */
function lineOfField({ file, field }: ContentProblem): number | undefined {
  // The names of parts without a field are in parentheses, such as "(file)".
  const isField = !isInBody(field) && /^[a-z]/i.test(field);
  return isField ? readSource(pathInContent(file), []).yaml.lineOf(field) : undefined;
}

/** Stops the build. The message lists every problem once, with file, line, field, value and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
  readonly problems: ContentProblem[];

  /** @param subject what has the problems */
  constructor(problems: readonly ContentProblem[], subject = "The content") {
    const byDescription = new Map(
      withLines(problems).map((problem) => [describeProblem(problem), problem]),
    );
    const count = byDescription.size === 1 ? "1 problem" : `${byDescription.size} problems`;
    super(`${subject} has ${count}:\n${[...byDescription.keys()].join("\n")}`);
    this.problems = [...byDescription.values()];
  }
}
