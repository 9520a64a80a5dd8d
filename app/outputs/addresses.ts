import { insightIndex } from "./insight-index.ts";
import { allPages } from "./pages.ts";

/** Addresses that answer with a redirect; a host that cannot redirect serves the page written for them. */
const REDIRECTING = ["/apply"];

/** A page of which there are as many as the content has items. */
export interface NumerousPage {
  /** Its canonical address, decoded. */
  path: string;
  /** Further addresses that show the same page, but for the way back. */
  aliases: string[];
}

/** Every insight, and the further pages of long lists. */
export function numerousPages(): NumerousPage[] {
  const pages = new Map<string, NumerousPage>();
  for (const { path, canonical, kind, continues } of allPages()) {
    if (kind !== "insight" && continues === undefined) continue;
    const page = pages.get(canonical) ?? { path: canonical, aliases: [] };
    pages.set(canonical, page);
    if (path !== canonical) page.aliases.push(path);
  }
  return [...pages.values()];
}

/**
 * Every address that the framework writes to disk, decoded; `404` is among them.
 *
 * Of the numerous pages it gets one for each route: the newest article, the newest blog and the second page of
 * each long list, under all of their addresses. The build writes all of them (generators/numerous-pages.ts) and
 * compares those few with what the framework has made of them.
 */
export function prerenderPaths(): string[] {
  const { lists } = insightIndex();
  const newest = new Set([lists.articles?.[0]?.id, lists.blogs?.[0]?.id]);
  const isPrerendered = ({ kind, id, path, continues }: ReturnType<typeof allPages>[number]) =>
    kind === "insight" ? newest.has(id) : continues === undefined || path.endsWith("/page/2");
  return [
    ...allPages()
      .filter(isPrerendered)
      .map(({ path }) => path),
    ...REDIRECTING,
  ];
}
