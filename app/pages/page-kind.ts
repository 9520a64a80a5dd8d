import type { ComponentType } from "react";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { Identity, PictureField } from "#app/content/schemas/shared.ts";
import { wordsOfFields } from "#app/pages/search-words.ts";
import type { Breadcrumb } from "#app/sections/page-header.tsx";
import type { Thing } from "#app/seo/structured-data/things.ts";

/** One address of the site: what its head, its card, the sitemap and the structured data are made of. */
export interface PageAddress {
  /** Decoded, without a trailing slash. */
  path: string;
  /** The address that search engines should keep; the same as `path` for most pages. */
  canonical: string;
  /** The title of the head, without the firm's name. */
  title: string;
  description: string;
  picture: PictureField;
  /** Seed of the picture, and id of the item that the page shows. */
  id: string;
  /** Short name for breadcrumbs. */
  name: string;
  isIndexed: boolean;
  /** Day of publication, of an article. */
  published?: string;
  /** Day of the last change, where the content states one. */
  modified?: string | undefined;
  /** The page that it hangs below; undefined for the top level. */
  parent?: string;
  /** The first page of a list that goes on here: such a page is found through the list. */
  continues?: string;
  /** Which page of that list it is, from 2 on. */
  number?: number;
  /** What differs on its social card. */
  card?: Partial<SocialCard>;
  /** The item's file, for messages. */
  file?: string;
  /** What stood in the place of the id before. */
  formerIds?: readonly string[] | undefined;
}

/** The picture that stands for a page when it is shared: its own address, what it shows. */
export interface SocialCard extends Pick<PageAddress, "path" | "title" | "picture" | "id"> {
  /** The line above the title. */
  kicker: string;
}

/** An address with everything that the registry knows of it. */
export interface PageRecord extends Omit<PageAddress, "card"> {
  kind: PageKind;
  card: SocialCard;
  /** The way from the home page to it, both included; empty for pages that nothing leads to. */
  breadcrumbs: readonly Breadcrumb[];
}

/** What a page says that is not in its title and lead, for the search. */
export interface PageWords {
  headings: string[];
  texts: string[];
}

/** One kind of page: one entry of the registry, app/pages.ts. */
export interface PageKind {
  /** Its addresses as a pattern, for whoever reads the registry. */
  pattern: string;
  /** Every address, from the content. */
  addresses: () => readonly PageAddress[];
  /** What `<main>` holds: made of the content while the page is rendered, never in the browser. */
  view: ComponentType<PageRecord>;
  /** `article` for social cards; else a website. */
  type?: "article";
  /** The page goes without the footer's closing line: it is what that leads to, has a call of its own, or is short. */
  isWithoutClosing?: boolean;
  /** Style sheets beside the common one, as source paths. */
  styles?: readonly string[];
  /** Its type at https://schema.org, where it is more than a page. */
  thing?: string;
  /** What it is to search engines instead, besides its breadcrumbs. */
  things?: (page: PageRecord) => Thing[];
  /** What a result of the search is called. */
  label?: (page: PageRecord) => string;
  /** What is wrong with its content, where more is to be checked than a schema can. */
  problems?: () => ContentProblem[];
  /** What the page says, for the search. Every page that is indexed needs it. */
  words?: (page: PageRecord) => PageWords;
}

const PLAIN: PictureField = { family: "circles", scheme: "paper" };

/** What the content says of every page's head. */
interface Meta extends Pick<PageAddress, "title" | "description"> {
  updated?: string | undefined;
}

/**
 * The address of a page.
 *
 * @param meta title and description of its head
 * @param rest what differs from a plain page of the top level
 */
export function address(
  path: string,
  { title, description, updated }: Meta,
  rest: Partial<PageAddress> = {},
): PageAddress {
  return {
    path,
    canonical: path,
    title,
    description,
    picture: PLAIN,
    id: path,
    name: title,
    isIndexed: true,
    modified: updated,
    ...rest,
  };
}

interface Item extends Identity, Pick<PageAddress, "title" | "formerIds"> {
  meta: Meta;
  picture?: PictureField;
}

/** The address of an item that has a page of its own in a folder such as `/services`. */
export function itemAddress(folder: string, item: Item): PageAddress {
  const { id, meta, title, picture = PLAIN, file, formerIds } = item;
  const rest = { id, picture, name: title, parent: folder, file, formerIds };
  return address(`${folder}/${id}`, meta, rest);
}

interface FixedPage
  extends Omit<PageKind, "pattern" | "addresses">,
    Partial<Pick<PageAddress, "name" | "isIndexed" | "parent">> {
  /** The page's words. Its name for breadcrumbs is its heading, unless `name` gives a shorter one. */
  content: () => { meta: Meta; heading?: string; picture?: PictureField };
  /** Further addresses of the same page. */
  others?: readonly string[];
}

/** An entry of the registry for a page that stands alone, at one address. */
export function fixedPage(path: string, entry: FixedPage): PageKind {
  const { content, others = [], name, isIndexed = true, parent, ...rest } = entry;
  return {
    pattern: [path, ...others].join(", "),
    addresses: () => {
      const { meta, heading, picture } = content();
      const own = address(path, meta, {
        id: path.slice(1) || "home",
        isIndexed,
        name: name ?? heading ?? meta.title,
        ...(picture && { picture }),
        ...(parent && { parent }),
      });
      return [own, ...others.map((other) => ({ ...own, path: other, isIndexed: false }))];
    },
    words: () => wordsOfFields(content()),
    ...rest,
  };
}
