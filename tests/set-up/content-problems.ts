import { ContentError } from "#app/model/content-error.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";

/**
 * Loads the content that the environment names.
 *
 * @returns the faults of the content. Empty if it is sound
 */
export async function contentProblems(): Promise<readonly ContentProblem[]> {
  try {
    await loadSiteContent();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
