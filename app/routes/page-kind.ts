import { type ComponentType, createElement } from "react";
import { type PageWords, wordsOfFields } from "#app/features/search/search-words.ts";
import type { Thing } from "#app/features/seo/structured-data.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Identity, PictureField } from "#app/model/schemas/shared.ts";
import type { Breadcrumb } from "#app/ui/sections/page-header.tsx";

/** One address of the site: what its head, its card, the sitemap and the structured data are made of. */
export interface PageAddress {
  /** Decoded, without a trailing slash. */
  path: string;
  /** The address that search engines should keep; the same as `path` for most pages. */
  canonical: string;
  /** The title of the head, without the firm's name. */
  title: string;
  description: string;
  /** Of its card; left out, plain circles. */
  picture?: PictureField | undefined;
  /** Seed of the picture, and id of the item that the page shows. */
  id: string;
  /** Short name for breadcrumbs. */
  name: string;
  isIndexed: boolean;
  /** What the page says, for the search. Every page that is indexed needs it. */
  words?: () => PageWords;
  /** What a result of the search is called, where that is not a page. */
  label?: string;
  /** The header of the page, where its view does not begin with one of its own. */
  opening?: { heading: string; lead?: string; picture?: PictureField | undefined } | undefined;
  published?: string;
  modified?: string;
  /** The page that it hangs below; undefined for the top level. */
  parent?: string | undefined;
  /** The first page of a list that goes on here: such a page is found through the list. */
  continues?: string;
  number?: number;
  card?: Partial<SocialCard>;
  file?: string;
  /** What stood in the place of the id before. */
  formerIds?: readonly string[] | undefined;
}

/** The picture that stands for a page when it is shared: its own address, what it shows. */
export interface SocialCard extends Pick<PageAddress, "path" | "title" | "id"> {
  kicker: string;
  picture: PictureField;
}

/** An address with everything that the registry knows of it. */
export interface PageRecord extends PageAddress {
  kind: PageKind;
  card: SocialCard;
  /** The way from the home page to it, both included; empty for pages that nothing leads to. */
  breadcrumbs: readonly Breadcrumb[];
}

/** One kind of page: one entry of the registry, app/routes/registry.ts. */
export interface PageKind {
  /** Its addresses, whatever the content holds: `/services, /capabilities` or `/industries/:id`. */
  pattern: string;
  addresses: () => readonly PageAddress[];
  /** What `<main>` holds: made of the content while the page is rendered, never in the browser. */
  view: ComponentType<PageRecord>;
  /** The page goes without the footer's closing line: it is what that leads to, has a call of its own, or is short. */
  isWithoutClosing?: boolean;
  /** Style sheets beside the common one, as source paths. */
  styles?: readonly string[];
  /** Its type at https://schema.org, where it is more than a page. */
  thing?: string;
  /** What it is to search engines instead, besides its breadcrumbs. */
  things?: (page: PageRecord) => Thing[];
}

type Meta = Pick<PageAddress, "title" | "description">;

/** The address of a page, with what differs from a plain one of the top level. */
export function address(path: string, meta: Meta, others: Partial<PageAddress>): PageAddress {
  const { title, description } = meta;
  const plain = { canonical: path, title, description, id: path, name: title, isIndexed: true };
  return { path, ...plain, ...others };
}

interface FixedPage
  extends Omit<PageKind, "pattern" | "addresses">,
    Partial<Pick<PageAddress, "name" | "isIndexed" | "parent">> {
  /** The page's words. Its name for breadcrumbs is its heading, unless `name` gives a shorter one. */
  content: () => { meta: Meta; heading?: string; lead?: string; picture?: PictureField };
  /** The page opens with its heading and lead, and with its picture or without. */
  header?: "with picture" | "plain";
  /** Further addresses of the same page. */
  others?: readonly string[];
}

/** An entry of the registry for a page that stands alone, at one address. */
export function fixedPage(path: string, entry: FixedPage): PageKind {
  const { content, header, others = [], name, isIndexed = true, parent, ...kind } = entry;
  const addresses = () => {
    const { meta, heading = meta.title, lead = "", picture } = content();
    const opening = header && { heading, lead, ...(header === "with picture" && { picture }) };
    const id = path.slice(1) || "home";
    const words = () => wordsOfFields(content());
    const about = { id, isIndexed, name: name ?? heading, picture, parent, opening, words };
    const own = address(path, meta, about);
    return [own, ...others.map((other) => ({ ...own, path: other, isIndexed: false }))];
  };
  return { pattern: [path, ...others].join(", "), addresses, ...kind };
}

interface Item extends Identity, Pick<PageAddress, "title" | "picture" | "formerIds"> {
  meta: Meta;
}

interface ItemPages<One> extends Omit<PageKind, "pattern" | "addresses" | "view"> {
  view: ComponentType<PageRecord & { item: One }>;
  label: string;
  /** The sentence of the header, where the page opens with its title and picture. */
  lead?: (item: One) => string;
  isIndexed?: (item: One) => boolean;
  words?: (item: One) => PageWords;
}

/** An entry of the registry for items that have a page each in a folder such as `/services`. */
export function itemPages<One extends Item>(
  folder: string,
  items: () => readonly One[],
  entry: ItemPages<One>,
): PageKind {
  const { view, label, lead, isIndexed = () => true, words = wordsOfFields, ...kind } = entry;
  const addressOf = (item: One) => {
    const { id, meta, title: name, picture, file, formerIds } = item;
    return address(`${folder}/${id}`, meta, {
      id,
      name,
      picture,
      file,
      formerIds,
      label,
      opening: lead && { heading: name, lead: lead(item), picture },
      parent: folder || undefined,
      isIndexed: isIndexed(item),
      words: () => words(item),
    });
  };
  return {
    pattern: `${folder}/:id`,
    addresses: () => items().map(addressOf),
    view: (page) => createElement(view, { ...page, item: itemById(items(), page.id) }),
    ...kind,
  };
}
