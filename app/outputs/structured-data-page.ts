import { cardOf } from "#app/seo/cards/social-cards.ts";
import { absoluteUrl } from "./page-head.ts";
import type { PageRecord } from "./pages.ts";
import { firm, type Thing } from "./structured-data-thing.ts";

/** Pages that are more than a page; all others are a WebPage. */
const TYPES: Readonly<Record<string, string>> = {
  "/about": "AboutPage",
  "/careers": "CollectionPage",
  "/contact": "ContactPage",
  "/industries": "CollectionPage",
  "/services": "CollectionPage",
};

/** A page by its own name. */
export function webPage(record: PageRecord, type = TYPES[record.path] ?? "WebPage"): Thing {
  return {
    "@type": type,
    name: record.name,
    description: record.description,
    url: absoluteUrl(record.canonical),
    isPartOf: { "@id": absoluteUrl("/#website") },
  };
}

/** A service that the firm provides. */
export function service(record: PageRecord): Thing {
  return {
    "@type": "Service",
    name: record.name,
    serviceType: record.name,
    description: record.description,
    url: absoluteUrl(record.canonical),
    image: absoluteUrl(cardOf(record).path),
    provider: firm(),
  };
}

/** The way from the home page to a page, that page included: the breadcrumbs that visitors see. */
export function breadcrumbs(
  trail: readonly { name: string; href: string }[],
  record: PageRecord,
): Thing {
  const steps = [
    ...trail.map(({ name, href }) => ({ name, item: absoluteUrl(decodeURI(href)) })),
    { name: record.name, item: absoluteUrl(record.canonical) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item,
    })),
  };
}
