import { type ComponentType, createElement } from "react";
import type { z } from "zod";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import { content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/pictures.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageContent } from "#app/model/page-content.ts";
import type {
  PageAddress,
  PageRecord,
  PageSubject,
  PageWords,
  SiteSection,
} from "#app/model/page-record.ts";
import { schemaOfFile } from "#app/model/schemas/content-schemas.ts";
import type { HasIdAndFile } from "#app/model/schemas/shared.ts";

/** A page with its entry in the registry. */
export interface RoutePage extends PageRecord {
  kind: PageKind;
}

/** One kind of page: one entry of the registry, app/routes/registry.ts. */
export interface PageKind {
  /** Its addresses, whatever the content holds: `/services, /capabilities` or `/industries/:id`. */
  pattern: string;
  addresses: () => readonly PageAddress[];
  /** What `<main>` holds: made of the content while the page is rendered, never in the browser. */
  view: ComponentType<RoutePage>;
  /** The page goes without the footer's closing line: it is what that leads to, has a call of its own, or is short. */
  isWithoutClosing?: boolean;
  /** Style sheets beside the common one, as source paths. */
  styles?: readonly string[];
  /** Its type at https://schema.org, where that is more than `WebPage`. */
  schemaType?: string;
  /** What its structured data describe, where that is more than a page. */
  subject?: PageSubject;
}

type Meta = Pick<PageAddress, "title" | "description">;

/** The address of a page, with what differs from a plain one of the top level. */
export function address(path: string, meta: Meta, others: Partial<PageAddress>): PageAddress {
  const { title, description } = meta;
  const plain = { canonical: path, title, description, id: path, name: title, isIndexed: true };
  return { path, ...plain, ...others };
}

/** What the words of a page that stands alone hold at least. */
interface PageFields {
  meta: Meta;
  heading?: string;
  lead?: string;
  picture?: PictureField;
}

interface FixedPage
  extends Omit<PageKind, "pattern" | "addresses">,
    Partial<Pick<PageAddress, "name" | "isIndexed" | "parent">> {
  /** The page's words. Its name for breadcrumbs is its heading, unless `name` gives a shorter one. */
  content: PageContent<z.ZodType<PageFields>>;
  /** The page opens with its heading and lead, and with its picture or without. */
  header?: "with picture" | "plain";
  /** Further addresses of the same page. */
  others?: readonly string[];
}

/** An entry of the registry for a page that stands alone, at one address. */
export function fixedPage(path: string, entry: FixedPage): PageKind {
  const {
    content: readFields,
    header,
    others = [],
    name,
    isIndexed = true,
    parent,
    ...kind
  } = entry;
  const addresses = () => {
    const fields = readFields();
    const { meta, heading = meta.title, lead = "", picture } = fields;
    const pageHeader = header && { heading, lead, ...(header === "with picture" && { picture }) };
    const id = path.slice(1) || "home";
    const words = () => wordsOfFields(readFields.schema, fields, content());
    const section = parent === undefined ? ("Company" as const) : undefined;
    const about = {
      id,
      isIndexed,
      name: name ?? heading,
      picture,
      parent,
      pageHeader,
      words,
      section,
    };
    const own = address(path, meta, about);
    return [own, ...others.map((other) => ({ ...own, path: other, isIndexed: false }))];
  };
  return { pattern: [path, ...others].join(", "), addresses, ...kind };
}

interface Item extends HasIdAndFile, Pick<PageAddress, "title" | "picture" | "formerIds"> {
  meta: Meta;
}

interface ItemPages<One> extends Omit<PageKind, "pattern" | "addresses" | "view"> {
  view: ComponentType<RoutePage & { item: One }>;
  label: string;
  section?: SiteSection;
  /** The sentence of the header, where the page opens with its title and picture. */
  lead?: (item: One) => string;
  isIndexed?: (item: One) => boolean;
  words?: (item: One) => PageWords;
}

/** The words of an item that its page shows. */
function wordsOfItem(item: HasIdAndFile): PageWords {
  return wordsOfFields(schemaOfFile(item.file), item, content());
}

/** An entry of the registry for items that have a page each in a folder such as `/services`. */
export function itemPages<One extends Item>(
  folder: string,
  items: () => readonly One[],
  entry: ItemPages<One>,
): PageKind {
  const {
    view,
    label,
    section,
    lead,
    isIndexed = () => true,
    words = wordsOfItem,
    ...kind
  } = entry;
  const addressOf = (item: One) => {
    const { id, meta, title: name, picture, file, formerIds } = item;
    return address(`${folder}/${id}`, meta, {
      id,
      name,
      picture,
      file,
      formerIds,
      label,
      section,
      pageHeader: lead && { heading: name, lead: lead(item), picture },
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
