import { logoPath } from "#app/features/artwork/photo-files.ts";
import { absoluteUrl, type Content, content } from "#app/model/content.ts";

/** A node of JSON-LD by https://schema.org, without its context. */
export type JsonLdNode = { "@type": string; [property: string]: unknown };

/** The firm as other nodes name it. */
export function organization(): JsonLdNode {
  const { name, logo } = content().site;
  return {
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name,
    url: absoluteUrl("/"),
    logo: absoluteUrl(logo ? logoPath(logo.file) : "/uploads/logo.svg"),
  };
}

/** A postal address; where no more is known, its city alone. */
export function postalAddress(place: Partial<Content["site"]["addresses"][number]>): JsonLdNode {
  return {
    "@type": "PostalAddress",
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.region,
    postalCode: place.postalCode,
    addressCountry: place.country,
  };
}
