import { useEffect, useState } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { FeedScreen } from "#app/features/feeds/feed-screen.tsx";
import { type FeedType, feedAt } from "#app/features/feeds/feed-xml.ts";
import type { RequestedKind } from "#app/ui/runtime/boot.ts";
import { island } from "#app/ui/runtime/island.tsx";

export interface RequestGuideProps {
  /** Of all services and all industries. */
  ids: Record<"service" | "industry", string[]>;
  /** Of the document, where it is not about a missing page; before the firm's name. */
  titles: Partial<Record<RequestedKind, string>>;
}

/** Leads an unknown address to what it most likely means (product 3.4 to 3.9 and 15.7), or says what was missing. */
export const RequestGuide = island("RequestGuide", (props: RequestGuideProps) => {
  const [feed, setFeed] = useState<FeedType>();
  useEffect(() => {
    const { pathname } = location;
    const kind = document.documentElement.dataset.requested as RequestedKind;
    const target = targetOf(kind, props.ids);
    if (target) return location.replace(siteHref(target));
    const title = props.titles[kind];
    if (title) document.title = document.title.replace(/^.* \| /, `${title} | `);
    if (kind === "feed") setFeed(feedAt(pathname));
    // biome-ignore lint/suspicious/noConsole: product 16.2 asks for this record
    if (kind === "") console.error(`404: no page at ${pathname}`);
  }, [props]);
  return (
    <div className="requested-feed">
      <FeedScreen type={feed} />
    </div>
  );
});

/** Where a request leads; undefined where it has come to its end. */
function targetOf(kind: RequestedKind, ids: RequestGuideProps["ids"]): string | undefined {
  if (kind === "insight") return "/insights";
  if (kind === "application") return `/careers/apply${location.search}`;
  if (kind === "feed-missing") return "/404";
  if (kind !== "service" && kind !== "industry") return undefined;
  // The longest id is the most particular one that the address holds.
  const known = ids[kind].map(encodeURI).filter((id) => location.pathname.includes(id));
  const [id] = known.sort((a, b) => b.length - a.length);
  if (kind === "service") return id && `/services/${id}`;
  return id ? `/industries/${id}` : "/industries";
}
