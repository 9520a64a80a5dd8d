import { content } from "#app/content/content.ts";
import { absoluteUrl } from "#app/seo/absolute-url.ts";

/** A thing of https://schema.org, without its context. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** What says "the same thing" on every page. */
export function organizationId(): string {
  return absoluteUrl("/#organization");
}

/** The firm as other things name it; the home page says everything. */
export function firm(): Thing {
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: content().site.name,
    url: absoluteUrl("/"),
    logo: logo(),
  };
}

/** Address of the logo. */
export function logo(): string {
  return absoluteUrl("/uploads/logo.svg");
}
