import { useEffect, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { FeedScreen } from "#app/features/feeds/feed-screen.tsx";
import { type FeedType, feedAt } from "#app/features/feeds/feed-xml.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { findPageMeant } from "./page-meant.ts";
import type { RequestKind } from "./request-kind.ts";

/** What the guide does for a kind of unknown address. The addresses are percent-encoded. */
export interface RequestTarget {
  /** The address to which the visitor is sent. Without it the page stays. */
  href?: string | undefined;
  /** Pages that an unknown address can mean: it contains the last part of their address. */
  pages?: readonly string[] | undefined;
  /** The title of the document before the firm's name, if it is not about a missing page. */
  title?: string | undefined;
}

export interface RequestGuideProps {
  targets: Readonly<Record<RequestKind, RequestTarget>>;
  feedsHref: string;
}

/**
 * Sends the visitor of an unknown address to the page that it most likely means (product 3.4 to 3.10 and 15.7), or says
 * what is missing.
 */
export const RequestGuide = mainIsland(
  "RequestGuide",
  ({ targets, feedsHref }: RequestGuideProps) => {
    const [feed, setFeed] = useState<FeedType>();
    // An effect, because the address belongs to the browser. The boot script has found the kind of the requested page.
    useEffect(() => {
      const { pathname, search } = location;
      const { requested, overdue } = document.documentElement.dataset;
      // The visitor has read that there is no such page, and must not be sent elsewhere any more.
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

/** Finds the page with the longest id that a path contains. */
function mostParticularPage(pages: readonly string[], pathname: string): string | undefined {
  const idOf = (page: string) => page.split("/").at(-1) ?? "";
  const contained = pages.filter((page) => pathname.includes(idOf(page)));
  return contained.sort((a, b) => idOf(b).length - idOf(a).length)[0];
}
