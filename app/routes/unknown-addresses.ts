import { feedPath } from "#app/features/feeds/feed-xml.ts";
import type { RequestKind } from "./not-found/request-kind.ts";
import { PAGES, type PageFolder } from "./registry.ts";

/** What addresses without a page ask for, and where they lead. */
export interface UnknownAddresses {
  /** Decoded; `:id` stands for a segment. */
  patterns: readonly string[];
  /** Decoded; without it the not-found page shows what fits. */
  leadsTo?: string;
  /** The address was a page once, and never will be again. */
  isPermanent?: boolean;
  /** An address that contains the id of a page in this folder leads to that page (product 3.6). */
  containsIdOf?: PageFolder;
}

/** By what they ask for, the addresses that have no page and are yet more than a mistake (product 3.4 to 3.9 and 15.7). */
export const UNKNOWN_ADDRESSES: Readonly<Record<RequestKind, UnknownAddresses>> = {
  application: {
    patterns: PAGES["careers/apply"].formerPaths ?? [],
    leadsTo: PAGES["careers/apply"].paths.main,
    isPermanent: true,
  },
  "feed-missing": { patterns: [feedPath("")], leadsTo: PAGES["not-found"].paths.main },
  feed: { patterns: [feedPath(":id")] },
  insight: {
    patterns: Object.values(PAGES["insights/detail"].paths),
    leadsTo: PAGES["insights/list"].paths.all,
  },
  service: {
    patterns: [PAGES["services/detail"].paths.main],
    containsIdOf: "services/detail",
  },
  industry: {
    patterns: [PAGES["industries/detail"].paths.main],
    leadsTo: PAGES.industries.paths.main,
    containsIdOf: "industries/detail",
  },
};

/** By what they ask for, a regular expression for the paths of unknown addresses, as the boot script needs it. */
export function requestPatterns(): Record<string, string> {
  const entries = Object.entries(UNKNOWN_ADDRESSES).map(([kind, { patterns }]) => {
    return [kind, `^(?:${patterns.map(expressionOf).join("|")})$`];
  });
  return Object.fromEntries(entries);
}

/** A page may be asked for with a slash at its end, a file may not. */
function expressionOf(pattern: string): string {
  const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(":id", "[^/]+");
  return pattern.includes(".") ? expression : `${expression}/?`;
}
