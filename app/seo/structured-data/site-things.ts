import { content } from "#app/content/content.ts";
import { absoluteUrl } from "#app/seo/absolute-url.ts";
import { firm, organizationId, type Thing } from "./thing.ts";

/** The firm with everything that the site knows of it. */
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
    publisher: { "@id": organizationId() },
  };
}
