import { headingIds } from "#app/model/body/body.ts";
import type { Content } from "#app/model/content.ts";

/** The ids of the headings of a legal text, and of the links to the other legal texts, if there are any. */
export function legalAnchors(
  { markdown, file }: Content["legal"][number],
  { legal }: Content,
): string[] {
  const headings = headingIds(markdown, file);
  return legal.length > 1 ? [...headings, "also"] : headings;
}
