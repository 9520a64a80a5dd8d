import type { ContentProblem } from "./content-problem.ts";
import type { Reader } from "./reader.ts";
import { requirePhoto, requireReference } from "./rules.ts";
import { PAGES, type PageName, type Pages } from "./schemas/pages.ts";

/** Ids that pages may refer to, by collection. */
export interface KnownIds {
  capabilities: readonly string[];
  industries: readonly string[];
  leaders: readonly string[];
}

function requireReferences(pages: Pages, ids: KnownIds, problems: ContentProblem[]): void {
  const home = "content/pages/home.yaml";
  pages.home.capabilities.cards.forEach(({ service }, index) => {
    const field = `capabilities.cards[${index}].service`;
    const folder = "content/services/capabilities/";
    requireReference(service, ids.capabilities, { file: home, field, folder }, problems);
  });
  pages.home.industries.cards.forEach((id, index) => {
    const field = `industries.cards[${index}]`;
    const folder = "content/industries/";
    requireReference(id, ids.industries, { file: home, field, folder }, problems);
  });
  const founder = {
    file: "content/pages/about.yaml",
    field: "founder.leader",
    folder: "content/leaders/",
  };
  requireReference(pages.about.founder.leader, ids.leaders, founder, problems);
}

/**
 * Reads every file of content/pages/.
 *
 * @returns the pages by name, or undefined when one of them has a problem
 */
export function loadPages(
  reader: Reader,
  ids: KnownIds,
  problems: ContentProblem[],
): Pages | undefined {
  const pages: Partial<Record<PageName, unknown>> = {};
  for (const [name, schema] of Object.entries(PAGES)) {
    const entry = reader.one(`pages/${name}.yaml`, schema);
    if (!entry) continue;
    pages[name as PageName] = entry.fields;
    if ("picture" in entry.fields) {
      requirePhoto(entry.fields.picture, entry.file, "picture", problems);
    }
  }
  if (Object.keys(pages).length < Object.keys(PAGES).length) return undefined;
  requireReferences(pages as Pages, ids, problems);
  return pages as Pages;
}
