import { localPath } from "#app/base/local-path.ts";
import { feedPath } from "#app/features/feeds/feed-xml.ts";
import { content } from "#app/model/content.ts";
import type { RequestKind } from "./not-found/request-kind.ts";
import { allPages, pageAt } from "./page-index.ts";
import { fillPath } from "./paths.ts";
import { PAGES, type PageFolder } from "./registry.ts";

/** A kind of address without a page, and where it leads. */
export interface UnknownAddresses {
  /** The decoded pattern; `:id` stands for a segment. */
  patterns: readonly string[];
  /** The decoded target. Without it the not-found page shows what matches. */
  leadsTo?: string;
  /** The folder of the page whose words the not-found page then shows. */
  showsWordsOf?: PageFolder;
  /** Whether the address was a page once and will never be a page again. */
  isPermanent?: boolean;
  /** The folder of pages that such an address can name: it leads to the page whose id it contains in any spelling (product 3.6). */
  containsIdOf?: PageFolder;
}

const { item, short, shortBlog } = PAGES["insights/detail"].paths;

/** The patterns of the addresses that an article or a blog has (product 3.3). */
const INSIGHT_PATTERNS = [
  fillPath(item, { list: "articles", id: ":id" }),
  fillPath(item, { list: "blogs", id: ":id" }),
  short,
  shortBlog,
];

/**
 * The addresses without a page that have a meaning, by the kind of page that they ask for (product 3.4 to 3.9 and
 * 15.7).
 */
export const UNKNOWN_ADDRESSES: Readonly<Record<RequestKind, UnknownAddresses>> = {
  application: {
    patterns: PAGES["careers/apply"].formerPaths ?? [],
    leadsTo: PAGES["careers/apply"].paths.main,
    isPermanent: true,
  },
  "feed-missing": { patterns: [feedPath("")], leadsTo: PAGES["not-found"].paths.main },
  feed: { patterns: [feedPath(":id")] },
  insight: {
    patterns: INSIGHT_PATTERNS,
    leadsTo: PAGES["insights/list"].paths.all,
  },
  service: {
    patterns: [PAGES["services/detail"].paths.main],
    showsWordsOf: "services",
    containsIdOf: "services/detail",
  },
  industry: {
    patterns: [PAGES["industries/detail"].paths.main],
    leadsTo: PAGES.industries.paths.main,
    containsIdOf: "industries/detail",
  },
};

/**
 * The kinds of unknown addresses that have a meaning in the language that is rendered: it has the page to which they lead,
 * and the words that they show.
 */
export function knownRequests(): RequestKind[] {
  const folders = new Set(allPages().map(({ folder }) => folder));
  const kinds = Object.keys(UNKNOWN_ADDRESSES) as RequestKind[];
  return kinds.filter((kind) => {
    const { leadsTo, showsWordsOf } = UNKNOWN_ADDRESSES[kind];
    const hasTarget = leadsTo === undefined || pageAt(leadsTo) !== undefined;
    return hasTarget && (showsWordsOf === undefined || folders.has(showsWordsOf));
  });
}

/**
 * The regular expressions with which the boot script finds the kind of an unknown address in the language that is rendered,
 * in any case of its letters.
 */
export function requestPatterns(): [kind: string, pattern: string][] {
  const { prefix } = content().language;
  return knownRequests().map((kind) => {
    const patterns = UNKNOWN_ADDRESSES[kind].patterns.map((path) => localPath(path, prefix));
    return [kind, `^(?:${patterns.map(expressionOf).join("|")})$`];
  });
}

/** The address of a page may end with a slash, the address of a file may not. */
function expressionOf(pattern: string): string {
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(":id", "[^/]+");
  return pattern.includes(".") ? expression : `${expression}/?`;
}
