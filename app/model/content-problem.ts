import { diff } from "node:util";

/** One fault in the content, in words that let an editor mend it without reading code. */
export interface ContentProblem {
  /** Below the repository, such as `content/insights/blogs/x.md`. */
  file: string;
  /** Counted from 1. Left out if the line follows from the field. */
  line?: number | undefined;
  /** Such as `caseStudies[1].title`, or `body`. */
  field: string;
  value: unknown;
  remedy: string;
}

/** Whether a problem of the same field is known. Further problems of that field mostly follow from it. */
export function isAlreadyReported(
  { file, field }: Pick<ContentProblem, "file" | "field">,
  problems: readonly ContentProblem[],
): boolean {
  return problems.some((problem) => problem.file === file && problem.field === field);
}

/** A problem in words. It shows at most 80 characters of the value. */
export function describeProblem({ file, line, field, value, remedy }: ContentProblem): string {
  const position = line === undefined ? file : `${file}:${line}`;
  return `  ${position}\n    field:  ${field}\n    value:  ${describeValue(value)}\n    remedy: ${remedy}`;
}

/** A value as JSON, at most 80 characters of it; `(missing)` for undefined. Of a list of groups it says only how long it is. */
export function describeValue(value: unknown): string {
  const isListOfGroups = Array.isArray(value) && value.every((entry) => Object(entry) === entry);
  if (isListOfGroups && value.length > 0) return `(a list of ${value.length})`;
  return (JSON.stringify(value) ?? "(missing)").replace(/(?<=^.{80}).+/s, "…");
}

/** The known word that differs in the fewest letters from a written word. Undefined if none is similar. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let closest: string | undefined;
  let fewestChanges = Math.max(2, word.length / 2);
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > fewestChanges) continue;
    const changes = countChanges(word, candidate.toLowerCase());
    const isCloser = changes < fewestChanges || (changes === fewestChanges && !closest);
    if (!isCloser) continue;
    closest = candidate;
    fewestChanges = changes;
  }
  return closest;
}

/** The number of letters to remove or insert that turns a word into another word. */
export function countChanges(from: string, to: string): number {
  return diff(from, to).filter(([operation]) => operation !== 0).length;
}

/** The beginning of a remedy: a question for the known word that was probably meant. Empty if no word is similar. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const meant = nearest(written, known);
  return meant ? `did you mean ${meant}? ` : "";
}

/** What to do about an unknown word. The known words stand in a place such as `content/leaders`. */
export function unknownWordRemedy(written: string, known: readonly string[], place = ""): string {
  const where = place ? ` ${place}` : "";
  return `${didYouMean(written, known)}use one of${where}: ${known.join(", ")}`;
}
