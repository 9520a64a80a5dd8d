import { readFileSync } from "node:fs";
import { growthServiceSlugOf, slugOf } from "#app/lib/slug.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { type Insight, loadInsights } from "./insights.ts";
import { createReader, type Entry, type Reader } from "./reader.ts";
import { requirePhoto, requireSlugIds, requireUnique } from "./rules.ts";
import { type Brochure, brochure } from "./schemas/brochure.ts";
import { type Deck, deck } from "./schemas/deck.ts";
import { type Industry, industry } from "./schemas/industry.ts";
import { type LegalFrontMatter, legalFrontMatter } from "./schemas/legal.ts";
import { type Leader, leader, type Position, position } from "./schemas/people.ts";
import {
  type Capability,
  capability,
  type GrowthService,
  growthService,
} from "./schemas/service.ts";
import type { PictureField } from "./schemas/shared.ts";
import { identityTokens, loadSite, type Site } from "./site.ts";

export interface LegalPage extends LegalFrontMatter {
  file: string;
  markdown: string;
}

/** Everything in content/, validated, in the order in which it is shown. */
export interface Content {
  site: Site;
  /** Articles and blogs merged, newest first. */
  insights: Insight[];
  growthServices: GrowthService[];
  capabilities: Capability[];
  industries: Industry[];
  leaders: Leader[];
  positions: Position[];
  legal: LegalPage[];
  deck: Deck;
  brochure: Brochure;
}

interface Ordered {
  id: string;
  order: number;
  picture?: PictureField;
}

function ordered<T extends Ordered>(
  entries: Entry<T>[],
  titleOf: (fields: T) => string,
  slug: (title: string) => string,
  problems: ContentProblem[],
): T[] {
  requireSlugIds(entries, titleOf, slug, problems);
  requireUnique(entries, "id", (fields) => fields.id, problems);
  requireUnique(entries, "order", (fields) => fields.order, problems);
  for (const { fields, file } of entries) {
    if (fields.picture) requirePhoto(fields.picture, file, "picture", problems);
  }
  return entries.map(({ fields }) => fields).sort((a, b) => a.order - b.order);
}

function loadServices(reader: Reader, problems: ContentProblem[]) {
  const growth = reader.all("services/growth", ".yaml", growthService);
  const overview = reader.all("services/capabilities", ".yaml", capability);
  // Both kinds share the addresses /services/{id}.
  requireUnique<{ id: string }>([...growth, ...overview], "id", (fields) => fields.id, problems);
  return {
    growthServices: ordered(growth, (fields) => fields.title, growthServiceSlugOf, problems),
    capabilities: ordered(overview, (fields) => fields.title, slugOf, problems),
  };
}

function loadContent(): Content {
  const problems: ContentProblem[] = [];
  const site = loadSite(problems);
  if (!site) throw new ContentError(problems);
  const reader = createReader(identityTokens(site), problems);
  const titled = { titleOf: (fields: { title: string }) => fields.title };

  const services = loadServices(reader, problems);
  const industries = ordered(
    reader.all("industries", ".yaml", industry),
    titled.titleOf,
    slugOf,
    problems,
  );
  const leaders = ordered(
    reader.all("leaders", ".yaml", leader),
    (fields) => fields.name,
    slugOf,
    problems,
  );
  const positions = ordered(
    reader.all("positions", ".yaml", position),
    titled.titleOf,
    slugOf,
    problems,
  );
  const legal = reader.all("legal", ".md", legalFrontMatter);
  requireUnique(legal, "id", (fields) => fields.id, problems);
  const leaderIds = leaders.map(({ id }) => id);
  const insights = loadInsights(reader, leaderIds, problems);
  const deckEntry = reader.one("deck/deck.yaml", deck);
  for (const [index, slide] of deckEntry?.fields.slides.entries() ?? []) {
    if (!("picture" in slide) || !slide.picture) continue;
    requirePhoto(slide.picture, deckEntry?.file ?? "", `slides[${index}].picture`, problems);
  }
  const brochureEntry = reader.one("brochure/brochure.yaml", brochure);

  if (problems.length > 0 || !deckEntry || !brochureEntry) {
    throw new ContentError(problems);
  }
  return {
    site,
    insights,
    ...services,
    industries,
    leaders,
    positions,
    legal: legal.map(({ fields, body, file }) => ({ ...fields, file, markdown: body })),
    deck: deckEntry.fields,
    brochure: brochureEntry.fields,
  };
}

let loaded: Content | undefined;

/**
 * The one index of content/, read once. A build reads and checks the files in one process and hands what it has
 * found to its others as JSON, in the file that `CHECKED_CONTENT` names.
 *
 * @throws ContentError that lists every fault with file, field, value and remedy
 */
export function content(): Content {
  const checked = process.env.CHECKED_CONTENT;
  loaded ??= checked ? JSON.parse(readFileSync(checked, "utf8")) : loadContent();
  return loaded as Content;
}

/** While developing: a file of content/ has changed. */
export function forgetContent(): void {
  loaded = undefined;
}
