import { Fragment } from "react";
import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { link, meta, text } from "#app/content/schemas/shared.ts";
import { servicesContent, TopicGrid } from "#app/pages/services/page.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { RequestGuide } from "./request-guide.island.tsx";

/** content/pages/not-found.yaml */
export const notFoundContent = pageContent(
  "not-found",
  z.strictObject({ meta, lead: text, links: z.array(link) }),
);

/**
 * The document for every address without a page. The boot script notes on `<html data-requested>` what was asked for,
 * before anything is painted, and the style sheet chooses. Without scripts it is the not-found screen.
 */
export function NotFoundPage() {
  return (
    <>
      <NotFoundScreen />
      <div className="requested-service">
        <ServiceFallback />
      </div>
      <p role="status" className="requested-insight page-width section-gap">
        Loading...
      </p>
      <RequestGuide
        uncarded={content().growthServices.map(({ id }) => id)}
        titles={{ service: servicesContent().fallback.meta.title, feed: "RSS feed" }}
      />
    </>
  );
}

/** The screen for an address without a page (specification, section 2: Not found). */
function NotFoundScreen() {
  const { lead, links } = notFoundContent();
  return (
    <div className="requested-other page-width page-grid items-center gap-y-10 py-(--section-gap)">
      <div className="col-span-4 md:col-span-7">
        <NotFoundArtwork />
      </div>
      <div className="col-span-4 md:col-span-5 lg:pl-10">
        <h1 className="text-h2">
          <span className="block text-h5 text-blue tabular">404</span>
          <span>Oops! Page not found</span>
        </h1>
        <p className="mt-5 text-lead text-ink-2">{lead}</p>
        <p className="mt-8">
          <SiteLink href="/" className="button">
            Return to Home
          </SiteLink>
        </p>
        <LinkList
          links={links}
          className="mt-8 flex flex-wrap gap-x-4 gap-y-1 md:gap-x-6"
          linkClass="text-link inline-flex min-h-8 items-center"
        />
      </div>
    </div>
  );
}

/** The three circles spell 4, 0, 4: two wedges cut from a circle at the sides, an open ring between them. */
function NotFoundArtwork() {
  const disc = { cy: 130, r: 130 };
  const sides = [
    { cx: 130, fill: "fill-blue", overlap: "fill-green" },
    { cx: 510, fill: "fill-red", overlap: "fill-orange" },
  ];
  return (
    <svg aria-hidden="true" viewBox="0 0 640 260" className="block w-full">
      <circle {...disc} cx="320" className="fill-yellow" />
      {sides.map(({ cx, fill, overlap }) => (
        <Fragment key={cx}>
          <circle {...disc} cx={cx} className={fill} />
          <clipPath id={`not-found-${cx}`}>
            <circle {...disc} cx={cx} />
          </clipPath>
          <circle {...disc} cx="320" clipPath={`url(#not-found-${cx})`} className={overlap} />
        </Fragment>
      ))}
      <circle cx="320" cy="130" r="58" className="fill-paper" />
      <path
        d="M132 60 70 152h92M132 104v84M512 60l-62 92h92M512 104v84"
        fill="none"
        className="stroke-paper"
        strokeWidth="26"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The cards of the capabilities and, below, of the industries, for an address without a service (decision 5). */
function ServiceFallback() {
  const { capabilities, industries } = content();
  const { heading, lead, industriesHeading } = servicesContent().fallback;
  return (
    <>
      <div className="page-width page-grid items-end gap-y-4 pt-10 md:pt-16">
        {/* biome-ignore lint/a11y/useSemanticElements: the document has one h1; this one takes its place */}
        <p
          role="heading"
          aria-level={1}
          className="col-span-4 text-h1 md:col-span-12 lg:col-span-8"
        >
          {heading}
        </p>
        <p className="col-span-4 text-lead text-ink-2 md:col-span-8 lg:col-span-4">{lead}</p>
      </div>
      <div className="page-width section-gap">
        <TopicGrid folder="/services" topics={capabilities} isPlain />
      </div>
      {industries.length > 0 && (
        <section aria-labelledby="by-industry" className="page-width section-gap">
          <h2 id="by-industry" className="mb-10 text-h2">
            {industriesHeading}
          </h2>
          <TopicGrid folder="/industries" topics={industries} level={3} isPlain />
        </section>
      )}
    </>
  );
}
