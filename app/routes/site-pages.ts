import { attachmentAddresses } from "#app/features/attachments/attachments.ts";
import { furtherFeedTypes } from "#app/features/feeds/feed-links.ts";
import { FEED_TYPES, feedPath } from "#app/features/feeds/feed-xml.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import type { SitePages } from "#app/model/check-links.ts";
import type { Content } from "#app/model/content.ts";
import { type ContentProblem, isAlreadyReported } from "#app/model/content-problem.ts";
import { pageFilePath } from "#app/model/page-content.ts";
import { findDuplicates } from "./duplicates.ts";
import { homeCaseProblems } from "./home/case-problems.ts";
import { entriesByPath, entriesOf, type PageEntry } from "./page-index.ts";
import type { PageKind } from "./page-kind.ts";
import { contentRedirects, unknownAddressRedirects } from "./redirects.ts";
import { PAGES } from "./registry.ts";

/**
 * The pages for the check of the content. If content has problems, the addresses of some kinds of pages may be unknown.
 * Then every address that matches their patterns counts as a possible page.
 *
 * @param problems the problems found so far. Those of pages that are alike, of podcasts and of the case on home are added
 */
export function sitePages(content: Content, problems: ContentProblem[]): SitePages {
  const isSound = problems.length === 0;
  const entries: PageEntry[] = [];
  /** The patterns of the kinds of pages whose addresses are unknown. */
  const uncertain: RegExp[] = [];
  for (const [folder, kind] of Object.entries<PageKind>(PAGES)) {
    const found = attempt(() => entriesOf(folder, kind, content), isSound);
    if (found) entries.push(...found);
    else uncertain.push(...Object.values(kind.paths).map(patternRegExp));
  }
  for (const duplicate of findDuplicates(entries)) {
    if (!isAlreadyReported(duplicate, problems)) problems.push(duplicate);
  }
  problems.push(...podcastProblems(content, isSound));
  problems.push(...(attempt(() => homeCaseProblems(content), isSound) ?? []));
  const byPath = entriesByPath(entries);
  // An item has several addresses. The first is the canonical address.
  const byFile = new Map(entries.toReversed().map((entry) => [entry.file, entry]));
  const addresses = new Set([
    ...byPath.keys(),
    ...attachmentAddresses(content),
    ...[...FEED_TYPES, ...furtherFeedTypes(content)].map(feedPath),
  ]);
  const redirects = contentRedirects([...byPath.values()], content);
  // A link to a page that has ended stays sound, because its address redirects. So no build fails because a day has
  // passed.
  const ended = new Set(content.endedPages.map(({ address }) => address));
  const anchorsOf = (page: PageEntry | undefined) => {
    const anchors = page && attempt(() => page.kind.anchorsOf(page, content), isSound);
    return anchors && new Set(anchors);
  };
  return {
    addresses,
    has: (path) => {
      const isPage = addresses.has(path) || ended.has(path);
      return isPage || uncertain.some((pattern) => pattern.test(path));
    },
    redirects,
    leadsTo: (path) => {
      const everyRedirect = [...redirects, ...unknownAddressRedirects()];
      return everyRedirect.find(({ from }) => from === path)?.to;
    },
    anchors: (path) => anchorsOf(byPath.get(path)),
    anchorsOfFile: (file) => anchorsOf(byFile.get(file)),
  };
}

/**
 * The result of something that faulty content can make fail.
 *
 * @returns undefined if it fails
 * @throws its error if the content is sound: then the failure is a fault of the program
 */
function attempt<Result>(work: () => Result, isSound: boolean): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (isSound) throw error;
    return undefined;
  }
}

/** A problem of each list with recordings that does not say what podcast directories ask for. */
function podcastProblems(content: Content, isSound: boolean): ContentProblem[] {
  const lists = attempt(() => insightListsContent(content).lists, isSound) ?? [];
  const withAudio = new Set(content.insights.flatMap(({ list, audio }) => (audio ? [list] : [])));
  return lists.flatMap(({ id, podcast }, index) => {
    if (podcast || !withAudio.has(id)) return [];
    const field = `lists[${index}].podcast`;
    const remedy = "add category and cover: the list has recordings, and its feed is a podcast";
    const file = `content/${pageFilePath(insightListsContent)}`;
    return [{ file, field, value: undefined, remedy }];
  });
}

/** Matches every address of a pattern such as `/services/:id`. */
function patternRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`);
}
