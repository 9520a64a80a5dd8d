import { absoluteUrl } from "#app/content/content.ts";
import { feedLinks, feedsContent } from "#app/feeds/feed-content.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import { TextRows } from "#app/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** The feeds, each with its address to copy into a feed reader. */
export function FeedsPage({ breadcrumbs }: PageRecord) {
  const { heading, lead, howTo } = feedsContent();
  return (
    <>
      <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs} />
      <ul className="page-width section-gap">
        {feedLinks().map(({ path, label, text }) => (
          <li
            key={path}
            className="relative page-grid items-baseline gap-y-2 border-t-2 border-ink py-7 md:py-9"
          >
            <h2 className="col-span-4 text-h2 md:col-span-4">
              <SiteLink href={path} className="card-link">
                {label}
              </SiteLink>
            </h2>
            <p className="col-span-4 text-ink-2 md:col-span-8 lg:col-span-3">{text}</p>
            <p className="col-span-4 md:max-lg:col-span-8 md:max-lg:col-start-5 lg:col-span-5 lg:text-right">
              {/* Above the link that covers the row, so that one click selects it whole. */}
              <span className="relative font-medium select-all">{absoluteUrl(path)}</span>
            </p>
          </li>
        ))}
      </ul>
      <TextRows id="how-to" heading={howTo.heading}>
        <div className="max-w-measure *:not-first:mt-5">
          {howTo.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink href={howTo.link.href} className="text-blue underline underline-offset-4">
              {howTo.link.label}
            </SiteLink>
          </p>
        </div>
      </TextRows>
    </>
  );
}
