import { content } from "#app/content/content.ts";
import { feedPath } from "#app/lib/feed-data.ts";
import { metaOf } from "#app/lib/page-head.ts";
import { absoluteUrl, headOf } from "#app/seo/page-head.ts";
import { trailOf } from "#app/seo/breadcrumbs.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import type { Route } from "./+types/feeds.ts";
import { FeedRow } from "./feed-row.tsx";

export function loader() {
  const { heading, lead, items, howTo } = content().pages.feeds;
  return {
    head: headOf("/feeds"),
    trail: trailOf("/feeds"),
    heading,
    lead,
    feeds: items.map(({ id, title, text }) => {
      const path = feedPath(id);
      return { path, title, text, address: absoluteUrl(path) };
    }),
    howTo,
  };
}

export const meta: Route.MetaFunction = metaOf;

export default function Feeds({ loaderData }: Route.ComponentProps) {
  const { feeds, howTo, ...opening } = loaderData;
  return (
    <>
      <PageHeader {...opening} />
      <ul className="page-width section-gap">
        {feeds.map((feed) => (
          <FeedRow key={feed.path} {...feed} />
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
