import { parseBody } from "./body.ts";
import { type Content, content } from "./content.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { insightBody } from "./insights.ts";
import { linkProblems } from "./content-links.ts";

/** Faults in the texts: Markdown that the site does not render, links to pages that do not exist. */
function bodyProblems(all: Content): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const insight of all.insights) {
    try {
      problems.push(...linkProblems(insight.file, insightBody(insight)));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  for (const page of all.legal) problems.push(...linkProblems(page.file, parseBody(page.markdown)));
  return problems;
}

/**
 * Reads and checks everything in content/.
 *
 * @throws ContentError that lists every fault
 */
export function checkContent(): Content {
  const all = content();
  const problems = bodyProblems(all);
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}

/** The same for a command: a fault is printed in words, and ends the process with 1. */
export function contentOrExit(): Content {
  try {
    return checkContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.main) {
  const { insights } = contentOrExit();
  console.log(`The content is sound (${insights.length} insights).`);
}
