import { content } from "#app/content/content.ts";

/** What /search shows. */
export function searchData() {
  const page = content().pages.search;
  const { heading, lead, withoutScript, sectionsHeading, sections, suggestions } = page;
  return { heading, lead, withoutScript, sectionsHeading, sections, suggestions };
}

export type SearchData = ReturnType<typeof searchData>;
