import type { LikenessField, PictureField } from "./fields/picture-fields.ts";

/** What a page says that is not in its title and lead, for the search. */
export interface PageWords {
  headings: string[];
  texts: string[];
}

/** What a page is about, where its structured data say more than what type of page it is (app/features/seo/). */
export type PageSubject = "firm" | "person" | "service" | "position" | "insight";

/** The parts of llms.txt, in their order. */
export const SITE_SECTIONS = [
  "Company",
  "Services",
  "Industries",
  "Articles",
  "Blogs",
  "Open positions",
] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

/** One address of the site: its head, its social card, its entry in the sitemap and its structured data are made of it. */
export interface PageAddress {
  /** Decoded, without a trailing slash. */
  path: string;
  /** The address that search engines should keep; the same as `path` for most pages. */
  canonical: string;
  /** The title of the head, without the firm's name. */
  title: string;
  description: string;
  /** Of its social card; without one the card shows plain circles. */
  picture?: PictureField | undefined;
  /** Seed of the picture, and id of the item that the page shows. */
  id: string;
  /** Short name for breadcrumbs. */
  name: string;
  isIndexed: boolean;
  /** The site's own search lists it although search engines are to leave it out. */
  isInSiteSearch?: boolean;
  /** What the page says, for the search. Every page that is indexed needs it. */
  words?: () => PageWords;
  /** What a result of the search is called, where that is not "Page". */
  label?: string;
  /** The header of the page, where its view does not begin with a header of its own. */
  pageHeader?: { heading: string; lead?: string; picture?: PictureField | undefined } | undefined;
  /** Days, `YYYY-MM-DD`. */
  published?: string;
  modified?: string | undefined;
  /** The address of the page that it hangs below; undefined for the top level. */
  parent?: string | undefined;
  /** The address of the list whose further page this is: search engines and visitors find it through that list. */
  continues?: string;
  /** Which page of the list it is, counted from 1. */
  number?: number;
  /** Decoded addresses of the pages that it lists, in their order. */
  listed?: readonly string[] | undefined;
  /** The id of the partner who founded the firm, on the page that describes the firm. */
  founder?: string | undefined;
  /** What is different on its social card. */
  card?: Partial<SocialCard>;
  /** The content file of its item. */
  file?: string;
  /** The content files that hold all of its words, where there are such: their history tells when the page changed. */
  sources?: readonly string[] | undefined;
  /** Earlier ids of its item: the addresses with them lead on to this page. */
  formerIds?: readonly string[] | undefined;
  /** The part of llms.txt that lists it; undefined where none does. */
  section?: SiteSection | undefined;
}

/** The picture that stands for a page when it is shared: its own address and what it shows. */
export interface SocialCard extends Pick<PageAddress, "path" | "title" | "id"> {
  kicker: string;
  /** A likeness is drawn as a portrait. */
  picture: PictureField | LikenessField;
}

/** An address with everything that follows from the registry. */
export interface PageRecord extends PageAddress {
  /** The decoded address of a partner's page, for structured data that name the partner. */
  leaderPath: (id: string) => string;
  card: SocialCard;
  /** The way from the home page to this page, both included; empty for pages that nothing leads to. Percent-encoded. */
  breadcrumbs: readonly { name: string; href: string }[];
  /** Its type at https://schema.org. */
  schemaType: string;
  subject?: PageSubject | undefined;
}
