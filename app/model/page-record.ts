import type { LikenessField, PictureField } from "./fields/picture-fields.ts";

/** The words of a page beside its title and lead, for the search. */
export interface PageWords {
  headings: string[];
  texts: string[];
}

/** A question that the page answers. */
export interface QuestionAndAnswer {
  question: string;
  answer: string;
}

/** The subject of a page, if its structured data have more than the type of the page (app/features/seo/). */
export type PageSubject = "firm" | "person" | "service" | "position" | "insight";

/** The sections of llms.txt in their order. Every other list of insights with items has a section after the blogs. */
export const SITE_SECTIONS = [
  "company",
  "services",
  "industries",
  "articles",
  "blogs",
  "positions",
] as const;
export type SiteSection = (typeof SITE_SECTIONS)[number];

/**
 * How a page begins: with its title on the ground of a drawing; with a drawing beside its title; with a drawing as wide as the
 * window below its title; or with its text alone. A page whose view begins with a figure or a document has no opening.
 */
export type Opening = "poster" | "half" | "band" | "text";

/** The heading of a page, its sentence and its picture. */
export interface PageHeading {
  heading: string;
  lead?: string;
  opening: Opening;
  /** Only for openings with a drawing. */
  picture?: PictureField | undefined;
}

/**
 * An address of the site. Its head, its social card, its entry in the sitemap and its structured data are made from
 * this record.
 */
export interface PageAddress {
  /** Decoded, without a trailing slash. */
  path: string;
  /** The address that search engines should keep; the same as `path` for most pages. */
  canonical: string;
  /** The title of the head, without the firm's name. */
  title: string;
  description: string;
  /** The picture of its social card. Without it the card shows plain circles. */
  picture?: PictureField | undefined;
  /** The seed of the picture, which is also the id of the item that the page shows. */
  id: string;
  /** Short name for breadcrumbs. */
  name: string;
  isIndexed: boolean;
  /** The site's own search lists the page, although search engines must leave it out. */
  isInSiteSearch?: boolean;
  /** The words of the page for the search. Every indexed page needs them. */
  words?: () => PageWords;
  /** The kind that a search result shows, if that is not "Page". */
  label?: string;
  /** The header of the page, unless its view has a header of its own. */
  pageHeader?: PageHeading | undefined;
  /** Days, `YYYY-MM-DD`. */
  published?: string;
  modified?: string | undefined;
  /** The address of the parent page. Undefined for the top level. */
  parent?: string | undefined;
  /** For a further page of a list: the address of the first page, through which search engines and visitors find it. */
  continues?: string;
  /** The number of the page in the list, counted from 1. */
  number?: number;
  /** Decoded addresses of the pages that it lists, in their order. */
  listed?: readonly string[] | undefined;
  /** The id of the partner who founded the firm, on the page that describes the firm. */
  founder?: string | undefined;
  /** What differs on its social card. */
  card?: Partial<SocialCard>;
  /** The content file of its item. */
  file?: string;
  /** The shared style sheets that this page needs beside those of its kind. */
  sheets?: readonly string[];
  /** The page ends with a call or a form of its own, so the footer has no closing line. */
  hasOwnClosing?: boolean;
  /** Questions with their answers, as plain text, if the page has some. */
  questions?: () => readonly QuestionAndAnswer[];
  /**
   * The content files that contain all words of the page, if there are such files. Their history gives the day of the
   * last change.
   */
  sources?: readonly string[] | undefined;
  /** The page has a sign-up for the newsletter of its own, and its footer has none. */
  hasSignUp?: boolean;
  /** Earlier ids of its item. The addresses with these ids redirect to this page. */
  formerIds?: readonly string[] | undefined;
  /** The section of llms.txt that lists the page: one of SITE_SECTIONS, or the id of a list. Undefined if none does. */
  section?: string | undefined;
}

/** The picture for a shared link to a page: its address and its description. */
export interface SocialCard extends Pick<PageAddress, "path" | "title" | "id"> {
  kicker: string;
  /** A likeness is drawn as a portrait. */
  picture: PictureField | LikenessField;
}

/** A page in a language. */
export interface PageLanguage {
  /** A language tag such as `de`. */
  tag: string;
  /** The name of the language in the language itself. */
  name: string;
  /**
   * The address below the site: of the page, or of the home page of a language that lacks the page. On the page of unknown
   * addresses every language leads home.
   */
  path: string;
  isCurrent: boolean;
  /** Whether the language has the page. */
  isTranslated: boolean;
  /** Whether search engines may keep the page in the language: a list without an entry, for example, they leave out. */
  isIndexed: boolean;
}

/** An address with all that follows from the registry. */
export interface PageRecord extends PageAddress {
  /** The decoded address of a partner's page, for structured data about the partner. */
  leaderPath: (id: string) => string;
  card: SocialCard;
  /**
   * The path from the home page to this page, both included, with percent-encoded addresses. Empty for a page that
   * nothing links to.
   */
  breadcrumbs: readonly { name: string; href: string }[];
  /** The page in every language of the site. Empty if there is only one language. */
  languages: readonly PageLanguage[];
  /** Its type at https://schema.org. */
  schemaType: string;
  subject?: PageSubject | undefined;
}
