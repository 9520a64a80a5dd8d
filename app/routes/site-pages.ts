import { FEED_TYPES, feedPath } from "#app/features/feeds/feed-xml.ts";
import type { SitePages } from "#app/model/check-links.ts";
import type { Content } from "#app/model/content.ts";
import type { ContentProblem } from "#app/model/content-problem.ts";
import { findDuplicates } from "./duplicates.ts";
import { entriesByPath, entriesOf, type PageEntry } from "./page-index.ts";
import type { PageKind } from "./page-kind.ts";
import { contentRedirects, unknownAddressRedirects } from "./redirects.ts";
import { PAGES } from "./registry.ts";

/**
 * The pages for the check of the content. If content has problems, the addresses of some kinds of pages may be unknown.
 * Then every address that matches their patterns counts as a possible page.
 *
 * @param problems the problems found so far; receives a problem for each two pages that are alike
 */
export function sitePages(content: Content, problems: ContentProblem[]): SitePages {
  const isSound = problems.length === 0;
  const entries: PageEntry[] = [];
  const uncertain: RegExp[] = [];
  for (const [folder, kind] of Object.entries<PageKind>(PAGES)) {
    const found = attempt(() => entriesOf(folder, kind, content), isSound);
    if (found) entries.push(...found);
    else uncertain.push(...Object.values(kind.paths).map(patternRegExp));
  }
  for (const duplicate of findDuplicates(entries)) {
    const { file, field } = duplicate;
    const isReported = problems.some((problem) => problem.file === file && problem.field === field);
    if (!isReported) problems.push(duplicate);
  }
  const byPath = entriesByPath(entries);
  const addresses = new Set([...byPath.keys(), ...FEED_TYPES.map(feedPath)]);
  const redirects = contentRedirects([...byPath.values()], content);
  return {
    addresses,
    has: (path) => addresses.has(path) || uncertain.some((pattern) => pattern.test(path)),
    redirects,
    leadsTo: (path) =>
      [...redirects, ...unknownAddressRedirects()].find(({ from }) => from === path)?.to,
    anchors(path) {
      const page = byPath.get(path);
      const anchors = page && attempt(() => page.kind.anchorsOf(page, content), isSound);
      return anchors && new Set(anchors);
    },
  };
}

/** @returns undefined if it fails, except with sound content: then a failure is a fault of the program */
function attempt<Result>(work: () => Result, isSound: boolean): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (isSound) throw error;
    return undefined;
  }
}

function patternRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
}
