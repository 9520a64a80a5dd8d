import type { z } from "zod";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import { type Content, content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import { itemById } from "#app/model/item-by-id.ts";
import {
  hasTranslated,
  type PageContent,
  type PageFile,
  pageFilePath,
} from "#app/model/page-content.ts";
import type {
  Opening,
  PageAddress,
  PageHeading,
  PageRecord,
  PageSubject,
  PageWords,
  SiteSection,
} from "#app/model/page-record.ts";
import { schemaOfFile } from "#app/model/schemas/content-schemas.ts";
import type { HasIdAndFile } from "#app/model/schemas/shared.ts";
import { wordsOf } from "#app/model/words.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import { pageNames } from "./interface-words.ts";
import { fillPath } from "./paths.ts";

/** A name in the section `pages` of content/words.yaml. */
type PageName = Exclude<keyof WordsOf<typeof pageNames>, "insight">;

/** Address patterns by their names. */
type Paths = Readonly<Record<string, string>>;

/** The properties that all pages of an entry in the registry have. */
interface PageOptions {
  /**
   * Hides the footer's closing line: for the page to which it links, for pages with a call to action of their own, and
   * for short pages.
   */
  isWithoutClosing?: boolean;
  /** A build also prints the page as a PDF, if it finds a browser. */
  isPrinted?: boolean;
  /**
   * The names of the shared style sheets that its pages need beside the common sheet: `forms` for `forms.sheet.css`.
   * The sheet `page.css` in its folder is linked without a mention here.
   */
  sheets?: readonly string[];
  /** Former addresses, which redirect here permanently and keep their query. */
  formerPaths?: readonly string[];
  /** The type of the pages at https://schema.org, if it is more specific than `WebPage`. */
  schemaType?: string;
  /** The subject of their structured data, if that is more than a page. */
  subject?: PageSubject;
  /** The field in which an editor writes the whole address of a page, if there is one. */
  addressField?: string;
}

/** A kind of page: an entry of the registry (app/routes/registry.ts). */
export interface PageKind<Patterns extends Paths = Paths, Item = unknown> extends PageOptions {
  /** Patterns of every address that pages of this kind can have, such as `/services/:id`. */
  paths: Patterns;
  /** The files of content/pages/ that the pages show. */
  files: readonly PageFile[];
  /** The name among `pageNames` that its pages show, if they show one. */
  pageName?: string | undefined;
  /** The addresses of the pages for some content. */
  addresses: (content: Content) => readonly PageAddress[];
  /** The item that a page shows. */
  itemOf: (page: PageAddress) => Item;
  /** The ids of the sections of a page, for links. */
  anchorsOf: (page: PageAddress, content: Content) => readonly string[];
}

/** A page with its entry in the registry. */
export interface RoutePage extends PageRecord {
  /** Its folder in app/routes/. */
  folder: string;
  kind: PageKind;
}

type Meta = Pick<PageAddress, "title" | "description">;

/** The canonical address of a page, with its differences from a plain page. */
export function pageAddress(
  path: string,
  { title, description }: Meta,
  differences: Partial<PageAddress>,
): PageAddress {
  const plain = { canonical: path, title, description, id: path, name: title, isIndexed: true };
  return { path, ...plain, ...differences };
}

/** The fields that the words of every stand-alone page have. */
interface PageFields {
  meta: Meta;
  heading?: string;
  lead?: string;
  picture?: PictureField;
}

interface FixedPageEntry<Aliases extends Paths> extends PageOptions {
  /** The words of the page. */
  content: PageFile<z.ZodType<PageFields>> | PageContent<z.ZodType<PageFields>>;
  /** Further files of content/pages/ that the page shows. */
  otherFiles?: readonly PageFile[];
  /** The name in breadcrumbs, if it is not the heading. */
  name?: PageName;
  isIndexed?: boolean;
  /** How the page begins, unless its view has a beginning of its own. */
  opening?: Opening;
  /** Aliases: further addresses of the same page. */
  aliases?: Aliases;
  /** The ids of the sections of the page, for links. */
  anchors?: readonly string[] | ((of: Content) => readonly string[]);
  /** Decoded addresses of the pages that the page lists. */
  listed?: (of: Content) => readonly string[];
  /** The content files that contain all words of the page, if there are such files. */
  sources?: readonly string[];
  /**
   * If the words stand in no file of content/pages/: the file whose translation makes the page exist in a language, by its
   * path. Without it the page exists only in the default language.
   */
  sourceFile?: string;
  /** The id of the partner who founded the firm, on the page that describes the firm. */
  founder?: (of: Content) => string | undefined;
}

/**
 * An entry of the registry for a stand-alone page.
 *
 * `NoInfer` makes the compiler infer the aliases from the entry, and not from what the registry allows.
 */
export function fixedPage<
  const Path extends string,
  const Aliases extends Paths = Record<never, string>,
>(
  path: Path,
  entry: FixedPageEntry<Aliases>,
): PageKind<{ main: Path } & NoInfer<Aliases>, undefined> {
  const {
    content: words,
    otherFiles = [],
    opening,
    aliases,
    anchors = [],
    name,
    isIndexed = true,
    listed,
    sources,
    founder,
    sourceFile = "fileName" in words ? pageFilePath(words) : undefined,
    ...options
  } = entry;
  const addresses = (of: Content) => {
    if (!hasTranslated(of, sourceFile)) return [];
    const fields = words(of);
    const { meta, heading = meta.title, lead = "", picture } = fields;
    const main = pageAddress(path, meta, {
      id: path.slice(1) || "home",
      isIndexed,
      name: name ? wordsOf(pageNames, of)[name] : heading,
      picture,
      pageHeader: opening && { heading, lead, opening, ...pictureOf(opening, picture) },
      words: () => wordsOfFields(words.schema, fields, of),
      section: "company",
      listed: listed?.(of),
      sources,
      founder: founder?.(of),
    });
    const aliasPages = Object.values(aliases ?? {}).map((alias) => aliasOf(main, alias));
    return [main, ...aliasPages];
  };
  const paths = { main: path, ...aliases } as { main: Path } & Aliases;
  const files = "fileName" in words ? [words, ...otherFiles] : otherFiles;
  const anchorsOf = (_page: PageAddress, of: Content) => {
    return typeof anchors === "function" ? anchors(of) : anchors;
  };
  return {
    paths,
    files,
    pageName: name,
    addresses,
    itemOf: () => undefined,
    anchorsOf,
    ...options,
  };
}

/** The picture of a page's opening, if the opening shows one. */
function pictureOf(opening: Opening, picture: PictureField | undefined) {
  return opening === "text" ? {} : { picture };
}

/** The same page at another address, which search engines must not index. */
export function aliasOf(page: PageAddress, path: string): PageAddress {
  return { ...page, path, isIndexed: false };
}

/** The fields of every item with a page of its own. */
interface PageItem extends HasIdAndFile, Pick<PageAddress, "title" | "picture" | "formerIds"> {
  meta: Meta;
}

interface ItemPagesEntry<Item> extends PageOptions {
  /** The kind that a search result shows. */
  label: PageName;
  section?: SiteSection;
  /** How its page begins, with the sentence beside the title, unless its view has a beginning of its own. */
  opening?: (item: Item) => { opening: Opening; lead: string };
  isIndexed?: (item: Item) => boolean;
  words?: (item: Item, of: Content) => PageWords;
  /** The ids of the sections of the page, for links. */
  anchors: (item: Item, of: Content) => readonly string[];
}

function headingOf(
  { title, picture }: PageItem,
  { opening, lead }: { opening: Opening; lead: string },
): PageHeading {
  return { heading: title, lead, opening, ...pictureOf(opening, picture) };
}

/** The words of an item on its page. */
function wordsOfItem(item: HasIdAndFile, of: Content): PageWords {
  return wordsOfFields(schemaOfFile(item.file), item, of);
}

/** An entry of the registry for items that have a page each, at an address such as `/services/:id`. */
export function itemPages<const Path extends `${string}/:id`, Item extends PageItem>(
  path: Path,
  items: (of: Content) => readonly Item[],
  entry: ItemPagesEntry<Item>,
): PageKind<{ main: Path }, Item> {
  const {
    label,
    section,
    opening: openingOf,
    anchors,
    isIndexed = () => true,
    words = wordsOfItem,
    ...options
  } = entry;
  const addressOf = (item: Item, of: Content) => {
    const { id, meta, title, picture, file, formerIds } = item;
    return pageAddress(fillPath<string>(path, { id }), meta, {
      id,
      name: title,
      picture,
      file,
      sources: [file],
      formerIds,
      label: wordsOf(pageNames, of)[label],
      section,
      pageHeader: openingOf && headingOf(item, openingOf(item)),
      isIndexed: isIndexed(item),
      words: () => words(item, of),
    });
  };
  return {
    paths: { main: path },
    files: [],
    pageName: label,
    addresses: (of) => items(of).map((item) => addressOf(item, of)),
    itemOf: ({ id }) => itemById(items(content()), id),
    anchorsOf: ({ id }, of) => anchors(itemById(items(of), id), of),
    ...options,
  };
}

interface PageSetEntry<Patterns extends Paths, Item> extends PageOptions {
  /** The files of content/pages/ that the pages show. */
  files?: readonly PageFile[];
  addresses: (paths: Patterns, of: Content) => readonly PageAddress[];
  itemOf: (paths: Patterns, page: PageAddress) => Item;
  /** The ids of the sections of a page, for links. */
  anchorsOf?: (page: PageAddress, of: Content) => readonly string[];
}

/** An entry of the registry for pages with a function that lists their addresses. */
export function pageSet<const Patterns extends Paths, Item>(
  paths: Patterns,
  entry: PageSetEntry<Patterns, Item>,
): PageKind<Patterns, Item> {
  const { files = [], addresses, itemOf, anchorsOf = () => [], ...options } = entry;
  return {
    paths,
    files,
    addresses: (of) => {
      const isComplete = files.every((file) => hasTranslated(of, pageFilePath(file)));
      return isComplete ? addresses(paths, of) : [];
    },
    itemOf: (page) => itemOf(paths, page),
    anchorsOf,
    ...options,
  };
}
