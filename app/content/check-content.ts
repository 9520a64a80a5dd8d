import { parseBody } from "./body.ts";
import { type Content, content } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { insightBody } from "./insights.ts";
import { pageProblems } from "./page-content.ts";
import { linkProblems } from "./content-links.ts";

/** Faults in the texts: Markdown that the site does not render, links to pages that do not exist. */
function bodyProblems(all: Content, known: ReadonlySet<string>): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const insight of all.insights) {
    try {
      problems.push(...linkProblems(insight.file, insightBody(insight), known));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  for (const page of all.legal) problems.push(...linkProblems(page.file, parseBody(page.markdown), known));
  return problems;
}

/**
 * Reads and checks everything in content/.
 *
 * @param addresses gives every address of the site, for the links in texts; asked once the rest is sound
 * @throws ContentError that lists every fault
 */
export function checkContent(addresses: () => ReadonlySet<string>): Content {
  const all = content();
  const problems = pageProblems(all);
  if (problems.length === 0) problems.push(...bodyProblems(all, addresses()));
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
