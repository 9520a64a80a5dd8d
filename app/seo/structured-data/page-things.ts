import { absoluteUrl } from "#app/seo/absolute-url.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";
import { firm, type Thing } from "./thing.ts";

/**
 * A page by its own name.
 *
 * @param type its type at schema.org, for pages that are more than a page
 */
export function webPage(record: PageRecord, type = "WebPage"): Thing {
  return {
    "@type": type,
    name: record.name,
    description: record.description,
    url: absoluteUrl(record.canonical),
    isPartOf: { "@id": absoluteUrl("/#website") },
  };
}

/** A service that the firm provides. */
export function serviceThing(record: PageRecord): Thing {
  return {
    "@type": "Service",
    name: record.name,
    serviceType: record.name,
    description: record.description,
    url: absoluteUrl(record.canonical),
    image: absoluteUrl(record.card.path),
    provider: firm(),
  };
}

/** The way from the home page to a page, that page included: the breadcrumbs that visitors see. */
export function breadcrumbList({ breadcrumbs, name, canonical }: PageRecord): Thing {
  const above = breadcrumbs.map((step) => ({ ...step, href: decodeURI(step.href) }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name, href: canonical }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.href),
    })),
  };
}
