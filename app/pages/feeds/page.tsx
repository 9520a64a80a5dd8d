import { absoluteUrl } from "#app/content/content.ts";
import { feedLinks, feedsContent } from "#app/feeds/feed-content.ts";
import type { PageProps } from "#app/pages/page-kind.tsx";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** What /feeds shows. */
export function feedsData() {
  const { heading, lead, howTo } = feedsContent();
  const feeds = feedLinks().map((feed) => ({ ...feed, address: absoluteUrl(feed.path) }));
  return { opening: { heading, lead }, feeds, howTo };
}

export type FeedsData = ReturnType<typeof feedsData>;

/** The feeds, each with its address to copy into a feed reader. */
export function FeedsPage({ opening, breadcrumbs, feeds, howTo }: FeedsData & PageProps) {
  return (
    <>
      <PageHeader {...opening} breadcrumbs={breadcrumbs} />
      <ul className="page-width section-gap">
        {feeds.map(({ path, label, text, address }) => (
          <FeedRow key={path} title={label} text={text} path={path} address={address} />
        ))}
      </ul>
      <TextRows id="how-to" heading={howTo.heading}>
        <div className="max-w-measure space-y-5">
          {howTo.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TextRows>
      <div className="h-(--section-gap)" />
    </>
  );
}

export interface FeedRowProps {
  title: string;
  text: string;
  /** Address below the site. */
  path: string;
  /** The address in full, to be copied into a feed reader. */
  address: string;
}

/** One feed: what it holds and its address. */
export function FeedRow({ title, text, path, address }: FeedRowProps) {
  return (
    <li className="relative page-grid items-baseline gap-y-2 border-t-2 border-ink py-7 md:py-9">
      <h2 className="col-span-4 text-h2 md:col-span-4">
        <SiteLink href={path} className="card-link">
          {title}
        </SiteLink>
      </h2>
      <p className="col-span-4 text-ink-2 md:col-span-3">{text}</p>
      <p className="col-span-4 md:col-span-5 md:text-right">
        {/* Above the link that covers the row, so that one click selects it whole. */}
        <span className="relative font-medium select-all">{address}</span>
      </p>
    </li>
  );
}
