import { wordsOfFields } from "#app/features/search/search-words.ts";
import { parseBody } from "#app/model/body/body.ts";
import { bodyText } from "#app/model/body/body-node.ts";
import { type Content, content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageAddress, QuestionAndAnswer } from "#app/model/page-record.ts";
import type { Block, BlockKind } from "#app/model/schemas/blocks.ts";
import { type StandalonePage, standalonePage } from "#app/model/schemas/standalone.ts";
import { pageAddress } from "../page-kind.ts";
import { pageSet } from "../page-set.ts";
import { blockAnchors, pageBlocks } from "./page-blocks.ts";

/** The shared style sheets that each kind of block needs. A page links those of its blocks. */
const SHEETS: Readonly<Record<BlockKind, readonly string[]>> = {
  text: ["prose"],
  picture: [],
  figures: ["claims"],
  "facing-lists": [],
  steps: [],
  exhibit: ["figures"],
  cases: [],
  quote: [],
  partners: [],
  insights: [],
  cards: [],
  documents: [],
  questions: ["prose", "questions"],
  "contact-form": ["forms"],
  "newsletter-form": [],
  closing: [],
};

/** The entry of the registry: the pages that an editor composes from blocks, at the addresses that they state. */
export const standalonePages = pageSet(
  { page: "/:id", inFolder: "/:folder/:id", inSubfolder: "/:folder/:subfolder/:id" },
  {
    addresses: (_paths, of) => of.standalonePages.map((page) => addressOf(page, of)),
    itemOf: (_paths, { id }) => itemById(content().standalonePages, id),
    anchorsOf: ({ id }, of) => blockAnchors(itemById(of.standalonePages, id), of),
    addressField: "address",
  },
);

function addressOf(page: StandalonePage, of: Content): PageAddress {
  const { address, id, title, meta, lead, picture, card, file, isHidden = false, blocks } = page;
  // With faulty content this fails, and every address counts as a possible page (site-pages.ts).
  const kinds = blocks.map(({ kind }) => kind);
  return pageAddress(address, meta, {
    id,
    name: title,
    picture,
    pageHeader: { heading: title, lead, picture, opening: picture ? "half" : "text" },
    isIndexed: !isHidden,
    words: () => wordsOfFields(standalonePage, page, of),
    card: cardOf(card),
    file,
    sources: [file],
    section: "company",
    sheets: [...new Set(kinds.flatMap((kind) => SHEETS[kind]))],
    hasSignUp: kinds.includes("newsletter-form"),
    hasOwnClosing: kinds.includes("contact-form") || kinds.includes("closing"),
    questions: () => pageBlocks(page, of).flatMap(({ block }) => questionsOf(block, file)),
  });
}

/** What differs on the social card of a page. */
function cardOf({ title, picture }: NonNullable<StandalonePage["card"]> = {}) {
  return { ...(title && { title }), ...(picture && { picture }) };
}

function questionsOf(block: Block, file: string): QuestionAndAnswer[] {
  if (block.kind !== "questions") return [];
  return block.questions.map(({ question, answer }) => {
    return { question, answer: bodyText(parseBody(answer, file)).trim() };
  });
}
