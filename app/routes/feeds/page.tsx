import { feedsContent } from "#app/features/feeds/content.ts";
import { feedLinks } from "#app/features/feeds/feed-links.ts";
import { absoluteUrl } from "#app/model/content.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** The feeds, each with its address to copy into a feed reader. */
export function Page() {
  const { howTo } = feedsContent();
  return (
    <>
      <ul className="page-width section-gap">
        {feedLinks().map(({ path, label, text }) => (
          <li
            key={path}
            data-card
            className="relative page-grid items-baseline gap-y-2 ruled py-7 md:py-9"
          >
            <CardTitle level={2} title={label} href={path} className="col-span-4 text-h2" />
            <p className="col-span-4 text-ink-2 md:col-span-8 lg:col-span-3">{text}</p>
            <p className="col-span-4 md:max-lg:col-span-8 md:max-lg:col-start-5 lg:col-span-5 lg:text-end">
              {/* It lies above the link that covers the row, so that a click selects the whole address. */}
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
            <SiteLink href={howTo.link.href} className="text-link">
              {howTo.link.label}
            </SiteLink>
          </p>
        </div>
      </TextRows>
    </>
  );
}
