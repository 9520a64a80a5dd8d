import { logoPath } from "#app/features/artwork/photo-files.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { authorOf, insightOf } from "#app/features/insights/insights.ts";
import { absoluteUrl, type Content, content } from "#app/model/content.ts";
import type { PageRecord } from "#app/routes/page-kind.ts";

/** A thing of https://schema.org, without its context. */
export type Thing = { "@type": string; [property: string]: unknown };

/**
 * What a page says of itself to machines, by https://schema.org and the requirements of Google's
 * rich results (https://developers.google.com/search/docs/appearance/structured-data).
 * Aliases say what the canonical address says; a page without indexing has its breadcrumbs only.
 */
export function structuredData(page: PageRecord): Thing[] {
  const { kind, name, description, path, canonical, isIndexed, breadcrumbs } = page;
  const isPartOf = { "@id": absoluteUrl("/#website") };
  const url = absoluteUrl(canonical);
  const webPage = { "@type": kind.thing ?? "WebPage", name, description, url, isPartOf };
  const things = isIndexed || path !== canonical ? (kind.things?.(page) ?? [webPage]) : [];
  const itemListElement = breadcrumbs.map(({ name, href }, index) => {
    return { "@type": "ListItem", position: index + 1, name, item: absoluteUrl(decodeURI(href)) };
  });
  return breadcrumbs.length > 0
    ? [...things, { "@type": "BreadcrumbList", itemListElement }]
    : things;
}

/** The firm as other things name it. */
export function firm(): Thing {
  const { name, logo } = content().site;
  return {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name,
    url: absoluteUrl("/"),
    logo: absoluteUrl(logo ? logoPath(logo.file) : "/uploads/logo.svg"),
  };
}

/** A place by its address, or no more than its city. */
export function postalAddress(place: Partial<Content["site"]["addresses"][number]>): Thing {
  return {
    "@type": "PostalAddress",
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.region,
    postalCode: place.postalCode,
    addressCountry: place.country,
  };
}

/** The firm with everything that the site says of it, and the site itself: search engines take its name from here. */
export function firmAndSite(): Thing[] {
  const { name, legalName, tagline: slogan, description, ...site } = content().site;
  const contact = { telephone: site.phone, email: site.email };
  const url = absoluteUrl("/contact");
  const organization = {
    ...firm(),
    legalName,
    slogan,
    description,
    ...contact,
    contactPoint: { "@type": "ContactPoint", contactType: "customer service", ...contact, url },
    address: site.addresses.map(postalAddress),
    sameAs: site.social.map(({ href }) => href),
  };
  const website = {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name,
    url: absoluteUrl("/"),
    description,
    inLanguage: site.language,
    publisher: { "@id": absoluteUrl("/#organization") },
  };
  return [organization, website];
}

/** A service that the firm provides. */
export function serviceThing({ name, description, canonical, card }: PageRecord): Thing {
  const url = absoluteUrl(canonical);
  const image = absoluteUrl(card.path);
  return { "@type": "Service", name, serviceType: name, description, url, image, provider: firm() };
}

/** An article or a blog. */
export function insightThing({ id, canonical, card }: PageRecord): Thing {
  const insight = insightOf(id);
  const { id: authorId, name, title: jobTitle } = authorOf(insight);
  const { url: siteUrl, language } = content().site;
  // The shapes in which search results show a picture: 16:9, 4:3, 1:1.
  const shapes = ["wide", "card", "square"] as const;
  const images = shapes.map((shape) => pictureOf(insight.picture, id, shape).src);
  const url = absoluteUrl(canonical);
  return {
    "@type": insight.type === "blog" ? "BlogPosting" : "Article",
    headline: insight.title,
    description: insight.description,
    url,
    mainEntityOfPage: url,
    image: [...images.map((src) => new URL(src, siteUrl).href), absoluteUrl(card.path)],
    datePublished: insight.date,
    dateModified: insight.updated ?? insight.date,
    author: { "@type": "Person", name, jobTitle, url: absoluteUrl(`/leadership#${authorId}`) },
    publisher: firm(),
    articleSection: insight.category,
    inLanguage: language,
  };
}
