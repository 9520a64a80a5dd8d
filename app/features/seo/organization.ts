import { logoPath } from "#app/features/artwork/photo-files.ts";
import { absoluteUrl, type Content, content, sharedUrl } from "#app/model/content.ts";

/** A node of structured data by https://schema.org, without `@context`. */
export type JsonLdNode = { "@type": string; [property: string]: unknown };

/** The firm, in the form in which other nodes refer to it. */
export function organization(): JsonLdNode {
  const { name, logo } = content().site;
  return {
    "@type": "Organization",
    "@id": sharedUrl("/#organization"),
    name,
    url: absoluteUrl("/"),
    logo: sharedUrl(logo ? logoPath(logo.file) : "/uploads/logo.svg"),
  };
}

type Address = Content["site"]["addresses"][number];

/** A postal address. Parts that are not known are left out. */
export function postalAddress(address: Partial<Address>): JsonLdNode {
  return {
    "@type": "PostalAddress",
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
    telephone: address.phone,
  };
}
