import { absoluteUrl, content, type Insight } from "#app/content/content.ts";
import { authorOf, insightOf } from "#app/content/insights.ts";
import { logoPath } from "#app/content/photos/photo-files.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PageRecord } from "#app/pages/page-kind.ts";

/** A thing of https://schema.org, without its context. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
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

/** The firm with everything that the site says of it. */
export function organization(): Thing {
  const { legalName, description, email, phone, addresses, social, tagline } = content().site;
  return {
    ...firm(),
    legalName,
    slogan: tagline,
    description,
    email,
    telephone: phone,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: phone,
      email,
      url: absoluteUrl("/contact"),
    },
    address: addresses.map((place) => ({
      "@type": "PostalAddress",
      streetAddress: place.street,
      addressLocality: place.city,
      addressRegion: place.region,
      postalCode: place.postalCode,
      addressCountry: place.country,
    })),
    sameAs: social.map(({ href }) => href),
  };
}

/** The site itself: search engines take its name from here. */
export function website(): Thing {
  const { name, description, language } = content().site;
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name,
    url: absoluteUrl("/"),
    description,
    inLanguage: language,
    publisher: { "@id": firm()["@id"] },
  };
}

/**
 * A page by its own name.
 *
 * @param type its type at schema.org, for pages that are more than a page
 */
export function webPage({ name, description, canonical }: PageRecord, type = "WebPage"): Thing {
  const isPartOf = { "@id": absoluteUrl("/#website") };
  return { "@type": type, name, description, url: absoluteUrl(canonical), isPartOf };
}

/** A service that the firm provides. */
export function serviceThing({ name, description, canonical, card }: PageRecord): Thing {
  return {
    "@type": "Service",
    name,
    serviceType: name,
    description,
    url: absoluteUrl(canonical),
    image: absoluteUrl(card.path),
    provider: firm(),
  };
}

/**
 * An article or a blog.
 *
 * @throws RangeError when there is no insight with the record's id, or no leader who wrote it
 */
export function insightThing({ id, canonical, card }: PageRecord): Thing {
  const insight = insightOf(id);
  const author = authorOf(insight);
  const url = absoluteUrl(canonical);
  return {
    "@type": insight.type === "blog" ? "BlogPosting" : "Article",
    headline: insight.title,
    description: insight.description,
    url,
    mainEntityOfPage: url,
    image: [...imagesOf(insight), absoluteUrl(card.path)],
    datePublished: insight.date,
    dateModified: insight.updated ?? insight.date,
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.title,
      url: absoluteUrl(`/leadership#${author.id}`),
    },
    publisher: firm(),
    articleSection: insight.category,
    inLanguage: content().site.language,
  };
}

/** Its picture in the three shapes that search results show: 16:9, 4:3, 1:1. */
function imagesOf({ id, picture }: Insight): string[] {
  const formats = ["wide", "card", "square"] as const;
  return formats.map(
    (format) => new URL(pictureOf(picture, id, format).src, content().site.url).href,
  );
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
