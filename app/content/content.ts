import { readFileSync } from "node:fs";
import { siteHref } from "#app/lib/site-href.ts";
import { growthServiceSlugOf } from "#app/lib/slug.ts";
import { siteAddress } from "../../hosting/address.ts";
import { deliverySettings, retentionDays } from "../../hosting/delivery-settings.ts";
import { ContentError, type ContentProblem } from "./content-problem.ts";
import { type ContentReader, contentReader } from "./content-reader.ts";
import { type HeldText, isClosed, published } from "./publication.ts";
import { createReader, type Entry, type Reader } from "./reader.ts";
import {
  identified,
  requirePhoto,
  requireReference,
  requireTopicLinks,
  requireUnique,
} from "./rules.ts";
import type { Brochure } from "./schemas/brochure.ts";
import type { Deck } from "./schemas/deck.ts";
import type { Leader, Position } from "./schemas/people.ts";
import type { Redirect, SiteFields } from "./schemas/site.ts";
import type { InsightFrontMatter, LegalFrontMatter } from "./schemas/texts.ts";
import type { Capability, GrowthService, Industry } from "./schemas/topics.ts";

/** The firm's identity, with the address under which the site is published. */
export interface Site extends SiteFields {
  /** Origin (and sub-path, when hosted under one) without a trailing slash. */
  url: string;
}

/** A Markdown file, parsed only where its text is needed. */
interface MarkdownFile {
  file: string;
  /** The text; empty for an insight without content. */
  markdown: string;
}

export type InsightType = "article" | "blog";

/** An article or a blog. */
export interface Insight extends InsightFrontMatter, MarkdownFile {
  type: InsightType;
}

/** An address that leads to another one, and where the content says so. */
export interface Move extends Redirect {
  file: string;
  field: string;
}

/** Everything in content/, validated, in the order in which it is shown. */
export interface Content {
  site: Site;
  /** Articles and blogs merged, newest first (of one day: by id). */
  insights: Insight[];
  growthServices: GrowthService[];
  capabilities: Capability[];
  industries: Industry[];
  leaders: Leader[];
  /** Open ones. */
  positions: Position[];
  /** Those whose last day is over: their pages stay, and nothing lists them. */
  closedPositions: Position[];
  legal: (LegalFrontMatter & MarkdownFile)[];
  deck: Deck;
  brochure: Brochure;
  redirects: Move[];
  /** Drafts and texts dated later, which only a preview shows. */
  held: HeldText[];
}

/** A reader of files that name the firm by tokens such as `{firm}`. */
export function siteReader(site: Site, problems: ContentProblem[]): Reader {
  const { name: firm, legalName, phone, email, hrEmail, url } = site;
  const tokens = { firm, legalName, phone, email, hrEmail, site: url.replace(/^https?:\/\//, "") };
  return createReader({ ...tokens, ...deliveryTokens(url) }, problems);
}

/** What a text may say of the receiver of the forms; each is meant for the words of its kind of delivery. */
function deliveryTokens(siteUrl: string) {
  const delivery = deliverySettings();
  const { messages, applications } = retentionDays();
  const address = delivery.mode === "simulated" ? siteUrl : delivery.address;
  return {
    formHost: new URL(address, siteUrl).host,
    messageDays: String(messages),
    applicationDays: String(applications),
  };
}

/** The text of a legal page, which begins with the section on how the forms of this build are delivered. */
function legalText({ forms }: LegalFrontMatter, body: string): string {
  if (!forms) return body;
  return `## ${forms.heading}\n\n${forms[deliverySettings().mode]}\n\n${body}`;
}

const DECK = "content/deck/deck.yaml";

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

function loadContent(): Content {
  const problems: ContentProblem[] = [];
  const site = contentReader(createReader({}, problems)).one("site.yaml");
  if (!site) throw new ContentError(problems);
  const identity = { ...site.fields, url: siteAddress().url };
  const { one, all } = contentReader(siteReader(identity, problems));
  const held: HeldText[] = [];

  function inOrder<Item extends { id: string; title: string; order: number }>(
    entries: Entry<Item>[],
  ): Item[] {
    requireUnique<"order">(entries, "order", problems);
    return published(entries, held, identity.preview)
      .map(({ fields }) => fields)
      .sort((a, b) => a.order - b.order);
  }

  const growth = all("services/growth/*.yaml");
  const overview = all("services/capabilities/*.yaml");
  const leaders = inOrder(identified(all("leaders/*.yaml"), problems));
  const legal = all("legal/*.md");
  requireUnique(legal, "id", problems);
  const deckEntry = one("deck/deck.yaml");
  for (const [index, slide] of deckEntry?.fields.slides.entries() ?? []) {
    if (slide.type === "content") {
      for (const [place, value] of slide.leaders?.entries() ?? []) {
        const leader = { file: DECK, field: `slides[${index}].leaders[${place}]`, value };
        requireReference(leader, idsOf(leaders), "content/leaders/", problems);
      }
    }
    if (!("picture" in slide)) continue;
    requirePhoto(slide.picture, DECK, `slides[${index}].picture`, problems);
  }
  const brochureEntry = one("brochure/brochure.yaml");
  const redirectsEntry = one("redirects.yaml");
  const insights = loadInsights(all, identity, leaders, problems);
  const positions = inOrder(identified(all("positions/*.yaml"), problems));
  const rest = {
    site: identity,
    insights: published(insights, held, identity.preview)
      .map(({ fields, body }) => ({ ...fields, markdown: body }))
      .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id)),
    growthServices: inOrder(identified(growth, problems, growthServiceSlugOf)),
    capabilities: inOrder(identified(overview, problems)),
    industries: inOrder(identified(all("industries/*.yaml"), problems)),
    leaders,
    positions: positions.filter((position) => !isClosed(position)),
    closedPositions: positions.filter(isClosed),
    legal: legal.map(({ fields, body, file }) => ({
      ...fields,
      file,
      markdown: legalText(fields, body),
    })),
    held,
  };
  requireTopicLinks(rest, problems);
  if (problems.length > 0 || !deckEntry || !brochureEntry || !redirectsEntry)
    throw new ContentError(problems);
  const { fields, file } = redirectsEntry;
  return {
    ...rest,
    deck: deckEntry.fields,
    brochure: brochureEntry.fields,
    redirects: fields.redirects.map((one, index) => ({
      ...one,
      file,
      field: `redirects[${index}]`,
    })),
  };
}

function loadInsights(
  all: ContentReader["all"],
  { categories }: Site,
  leaders: readonly Leader[],
  problems: ContentProblem[],
) {
  const entries = (["article", "blog"] as const).flatMap((type) =>
    all(`insights/${type}s/*.md`).map(({ fields, ...entry }) => ({
      ...entry,
      fields: { ...fields, type },
    })),
  );
  const authors = idsOf(leaders);
  for (const { fields, file } of entries) {
    const author = { file, field: "author", value: fields.author };
    requireReference(author, authors, "content/leaders/", problems);
    const category = { file, field: "category", value: fields.category };
    requireReference(category, categories, "the categories in content/site.yaml", problems);
  }
  return identified(entries, problems);
}

/** Open positions, then closed ones. */
export function allPositions(): Position[] {
  return [...content().positions, ...content().closedPositions];
}

let loaded: Content | undefined;

/**
 * The one index of content/, read once. The processes of a build read it as JSON from the file that
 * `CHECKED_CONTENT` names.
 *
 * @throws ContentError that lists every fault with file, field, value and remedy
 */
export function content(): Content {
  const checked = process.env.CHECKED_CONTENT;
  loaded ??= checked ? JSON.parse(readFileSync(checked, "utf8")) : loadContent();
  return loaded as Content;
}

/** Has the content read again: while developing, its files change. */
export function forgetContent(): void {
  loaded = undefined;
}

/** A function of the content whose result is kept until the content is read again. */
export function fromContent<Result>(make: (all: Content) => Result): () => Result {
  let made: { of: Content; result: Result } | undefined;
  return () => {
    const all = content();
    if (made?.of !== all) made = { of: all, result: make(all) };
    return made.result;
  };
}

/** An address of the site in full. Percent-encodes what an address may not hold. */
export function absoluteUrl(path: string): string {
  return new URL(encodeURI(siteHref(path)), content().site.url).href;
}
