import { useEffect, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { FeedScreen } from "#app/features/feeds/feed-screen.tsx";
import { type FeedType, feedAt } from "#app/features/feeds/feed-xml.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { findPageMeant } from "./page-meant.ts";
import type { RequestKind } from "./request-kind.ts";

/** What becomes of addresses that ask for the same. The addresses are percent-encoded. */
export interface RequestTarget {
  /** Where they lead; without it the page stays. */
  href?: string | undefined;
  /** Pages that an address leads to which contains the last part of theirs. */
  pages?: readonly string[] | undefined;
  /** Of the document, before the firm's name, where it is not about a missing page. */
  title?: string | undefined;
}

export interface RequestGuideProps {
  targets: Readonly<Record<RequestKind, RequestTarget>>;
  feedsHref: string;
}

/** Leads an unknown address to what it most likely means (product 3.4 to 3.10 and 15.7), or says what was missing. */
export const RequestGuide = mainIsland(
  "RequestGuide",
  ({ targets, feedsHref }: RequestGuideProps) => {
    const [feed, setFeed] = useState<FeedType>();
    // An effect, because the address is the browser's. The boot script has read what it asks for.
    useEffect(() => {
      const { pathname, search } = location;
      const { requested, overdue } = document.documentElement.dataset;
      // The visitor has read that there is no such page, and is not taken from it any more.
      if (overdue !== undefined) return;
      const kind = requested as RequestKind | "";
      if (kind === "") {
        // biome-ignore lint/suspicious/noConsole: product 16.2 asks for this record
        console.error(`404: no page at ${pathname}`);
        return;
      }
      const { href, pages = [], title } = targets[kind];
      const target = mostParticularPage(pages, pathname) ?? href;
      findPageMeant(pathname).then((meant) => {
        const address = meant ?? (target && siteHref(target));
        if (address) location.replace(address + search);
      });
      if (target) return;
      if (title) document.title = document.title.replace(/^.* \| /, `${title} | `);
      if (kind === "feed") setFeed(feedAt(pathname));
    }, [targets]);
    return (
      <div className="requested-feed">
        <FeedScreen type={feed} feedsHref={feedsHref} />
      </div>
    );
  },
);

/** The page with the longest id that a path contains. */
function mostParticularPage(pages: readonly string[], pathname: string): string | undefined {
  const idOf = (page: string) => page.split("/").at(-1) ?? "";
  const contained = pages.filter((page) => pathname.includes(idOf(page)));
  return contained.sort((a, b) => idOf(b).length - idOf(a).length)[0];
}
