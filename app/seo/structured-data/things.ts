import { absoluteUrl, content } from "#app/content/content.ts";
import { authorOf, insightOf } from "#app/content/insights.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

/** A thing of https://schema.org, without its context. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** The firm as other things name it. */
export function firm(): Thing {
  return {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name: content().site.name,
    url: absoluteUrl("/"),
    logo: absoluteUrl("/uploads/logo.svg"),
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
    image: [absoluteUrl(card.path)],
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
