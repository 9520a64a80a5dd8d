import feedsTexts from "virtual:words/feeds";
import { useEffect, useState } from "react";
import { anySpelling, plainWordsOf } from "#app/base/any-spelling.ts";
import { siteHref } from "#app/base/site-href.ts";
import { FeedScreen } from "#app/features/feeds/feed-screen.tsx";
import { feedTypeAt } from "#app/features/feeds/feed-xml.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import type { LinkLanguage } from "#app/words/words-context.tsx";
import { findPageMeant } from "./page-meant.ts";
import type { RequestKind } from "./request-kind.ts";

/** What the guide does for a kind of unknown address. The addresses are percent-encoded. */
export interface RequestTarget {
  /** The address to which the visitor is sent. Without it the page stays. */
  href?: string | undefined;
  /** Pages that an unknown address can mean: it contains their words in any spelling. The first match applies. */
  pages?: readonly PageByWords[] | undefined;
  /** The title of the document before the firm's name, if it is not about a missing page. */
  title?: string | undefined;
}

/** A page that an unknown address can mean. */
export interface PageByWords {
  href: string;
  /** As `plainWordsOf` gives them. Undefined if they are those of the last part of the address. */
  words?: readonly string[] | undefined;
}

export interface RequestGuideProps {
  /** By the kinds that the language of the page knows. */
  targets: Readonly<Partial<Record<RequestKind, RequestTarget>>>;
  feedsHref: string;
  /** The language of the page of the feeds, if it is not the language of this page. */
  feedsLanguage?: LinkLanguage | undefined;
}

/**
 * Sends the visitor of an unknown address to the page that it most likely means (product 3.4 to 3.10 and 15.7), or says
 * what is missing.
 */
export const RequestGuide = mainIsland("RequestGuide", RequestGuideView, feedsTexts);

function RequestGuideView({ targets, ...feeds }: RequestGuideProps) {
  const [feed, setFeed] = useState<string>();
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
    const { href, pages = [], title } = targets[kind] ?? {};
    const target = pageContained(pages, pathname) ?? href;
    findPageMeant(pathname).then((meant) => {
      const address = meant ?? (target && siteHref(target));
      if (address) location.replace(address + search);
    });
    if (target) return;
    if (title) document.title = document.title.replace(/^.* \| /, `${title} | `);
    if (kind === "feed") setFeed(feedTypeAt(pathname));
  }, [targets]);
  return (
    <div className="requested-feed">
      <FeedScreen type={feed} {...feeds} />
    </div>
  );
}

/** Finds the first page whose words the last part of a path contains. */
function pageContained(pages: readonly PageByWords[], pathname: string): string | undefined {
  const segment = lastPart(pathname);
  const isContained = ({ href, words = plainWordsOf(lastPart(href)) }: PageByWords) =>
    new RegExp(anySpelling(words), "i").test(segment);
  return pages.find(isContained)?.href;
}

/** The last part of a path, decoded. */
function lastPart(pathname: string): string {
  return decoded(pathname.replace(/\/$/, "")).split("/").at(-1) ?? "";
}

/** Decodes a path. A path whose percent signs encode no text is returned unchanged. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
