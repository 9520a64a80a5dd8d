import { z } from "zod";
import { country, link, text } from "./shared.ts";

/** The services that the footer can link to by an icon (specification, section 2: Footer). */
const SOCIAL_NETWORKS = [
  "facebook",
  "instagram",
  "twitter",
  "linkedin",
  "quora",
  "reddit",
] as const;

/** Sub-lists of the main navigation that come from a collection, so that they cannot disagree with it. */
const NAVIGATION_LISTS = ["growth-services", "industries", "insight-lists"] as const;

/** content/site.yaml: the firm's identity, the navigation and the footer (decision 1). */
export const site = z.strictObject({
  name: text,
  legalName: text,
  tagline: text,
  description: text.max(160),
  language: z.literal("en-us"),
  phone: text.regex(/^\+[0-9 ]+$/, "must be an international number such as +1 415 555 0132"),
  email: z.email("must be an e-mail address"),
  hrEmail: z.email("must be an e-mail address"),
  addresses: z
    .array(z.strictObject({ city: text, street: text, postalCode: text, region: text, country }))
    .min(1),
  social: z
    .array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), label: text, href: z.url() }))
    .length(SOCIAL_NETWORKS.length),
  navigation: z.array(
    z.strictObject({ title: text, href: text, list: z.enum(NAVIGATION_LISTS).optional() }),
  ),
  footer: z.strictObject({
    closing: text,
    blurb: text,
    feedsHeading: text,
    columns: z.array(z.strictObject({ heading: text, links: z.array(link).min(1) })),
  }),
});
export type SiteFields = z.infer<typeof site>;
