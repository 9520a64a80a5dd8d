import { hasNewsletter } from "#app/features/forms/delivery-settings.ts";
import { insightIndex } from "#app/features/insights/insights.ts";
import { isSignUpOffered } from "#app/features/newsletter/content.ts";
import { CASE_STUDIES_ID, caseStudyId } from "#app/features/topics/case-study-ids.ts";
import { parseBody } from "#app/model/body/body.ts";
import type { BodyNode } from "#app/model/body/body-node.ts";
import type { Content, Insight } from "#app/model/content.ts";
import { isPageId, uniqueId } from "#app/model/page-ids.ts";
import { isPreview } from "#app/model/publication.ts";
import type { Block, BlockOf } from "#app/model/schemas/blocks.ts";
import type { StandalonePage } from "#app/model/schemas/standalone.ts";

/** A block with the ids and texts that its page gives it. */
export interface PageBlock<Shown extends Block = Block> {
  block: Shown;
  /** The content file of the page. */
  file: string;
  /** The ids of its headings, in their order. Every id of a page is unique. */
  ids: readonly string[];
  /** Its Markdown texts, in their order. */
  bodies: readonly BodyNode[][];
}

/** The most cards of a block that shows the newest texts of a category. */
const NEWEST = 6;

/** The prefixes of the ids in the forms that a block can show. */
const FORM_ID = /^(contact|sign-up)\b/;

/** The blocks of a page that have something to show, in their order. */
export function pageBlocks(page: StandalonePage, of: Content): PageBlock[] {
  const usedIds = new Set<string>();
  const shown = page.blocks.filter((block) => isShown(block, of));
  return shown.map((block) => {
    const ids = headingsOf(block).map((heading) => uniqueId(heading, usedIds, isReserved));
    const bodies = markdownOf(block).map((markdown) => {
      return withUniqueIds(parseBody(markdown, page.file), usedIds);
    });
    return { block, file: page.file, ids, bodies };
  });
}

/** The ids on a page that the fragment of a link can name. */
export function blockAnchors(page: StandalonePage, of: Content): string[] {
  return pageBlocks(page, of).flatMap(({ block, ids, bodies }) => {
    const cases = block.kind === "cases" ? block.cases : [];
    const caseIds = cases.map((_case, index) => caseStudyId(index, ids[0]));
    return [...ids, ...caseIds, ...bodies.flatMap(headingIdsOf)];
  });
}

/** The insights that a block shows. Those that are not published yet are left out. */
export function insightsOfBlock(
  { chosen = [], category }: BlockOf<"insights">,
  of: Content,
): Insight[] {
  const { byId } = insightIndex(of);
  if (category === undefined) return chosen.flatMap((id) => byId.get(id) ?? []);
  const inCategory = of.insights.filter((insight) => insight.category === category);
  return inCategory.slice(0, NEWEST);
}

function isShown(block: Block, of: Content): boolean {
  switch (block.kind) {
    case "insights":
      return insightsOfBlock(block, of).length > 0;
    case "newsletter-form":
      return isSignUpOffered(of) || isOnlyAnnounced();
    // A translation leaves out the partners that it lacks.
    case "partners":
      return block.partners.length > 0;
    default:
      return true;
  }
}

/** Whether a preview says that a newsletter form will stand in its place. */
export function isOnlyAnnounced(): boolean {
  return isPreview() && !hasNewsletter();
}

/** The headings of a block that need an id. */
function headingsOf(block: Block): string[] {
  switch (block.kind) {
    case "picture":
    case "quote":
    case "newsletter-form":
      return [];
    case "facing-lists":
      return [block.first.heading, block.second.heading];
    case "text":
      return block.heading === undefined ? [] : [block.heading];
    case "cases":
      return [block.heading ?? CASE_STUDIES_ID];
    default:
      return [block.heading];
  }
}

function markdownOf(block: Block): string[] {
  if (block.kind === "text") return [block.text];
  if (block.kind === "questions") return block.questions.map(({ answer }) => answer);
  return [];
}

/** Whether a part of the page beside its blocks may have an id, or a form in one of them. */
function isReserved(id: string): boolean {
  return isPageId(id) || FORM_ID.test(id);
}

/** A text whose headings have ids that are unique on the page. @param usedIds receives the ids */
function withUniqueIds(nodes: readonly BodyNode[], usedIds: Set<string>): BodyNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const children = withUniqueIds(node.children, usedIds);
    if (node.id === undefined) return { ...node, children };
    return { ...node, children, id: uniqueId(node.id, usedIds, isReserved) };
  });
}

function headingIdsOf(nodes: readonly BodyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inside = headingIdsOf(node.children);
    return node.id === undefined ? inside : [node.id, ...inside];
  });
}
