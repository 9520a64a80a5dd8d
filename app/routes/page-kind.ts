import type { Content } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import type { PageFile } from "#app/model/page-content.ts";
import type { Opening, PageAddress, PageRecord, PageSubject } from "#app/model/page-record.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import type { pageNames } from "./interface-words.ts";

/** A name in the section `pages` of content/words.yaml. */
export type PageName = Exclude<keyof WordsOf<typeof pageNames>, "insight">;

/** Address patterns by their names. */
export type Paths = Readonly<Record<string, string>>;

/** The properties that all pages of an entry in the registry have. */
export interface PageOptions {
  /**
   * Hides the footer's closing line: for the page to which it links, for pages with a call to action of their own, and
   * for short pages.
   */
  isWithoutClosing?: boolean;
  /** A build also prints the page as a PDF, if it finds a browser. */
  isPrinted?: boolean;
  /** The title of the printed document, if it is not that of the page. */
  printedTitle?: () => string;
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

/** The title and the description of a page for search engines. */
export type Meta = Pick<PageAddress, "title" | "description">;

/** The canonical address of a page, with its differences from a plain page. */
export function pageAddress(
  path: string,
  { title, description }: Meta,
  differences: Partial<PageAddress>,
): PageAddress {
  const plain = { canonical: path, title, description, id: path, name: title, isIndexed: true };
  return { path, ...plain, ...differences };
}

/** The same page at another address, which search engines must not index. */
export function aliasOf(page: PageAddress, path: string): PageAddress {
  return { ...page, path, isIndexed: false };
}

/** The picture that an opening shows: none, if the page begins with its text alone. */
export function openingPicture(
  opening: Opening,
  picture: PictureField | undefined,
): PictureField | undefined {
  return opening === "text" ? undefined : picture;
}
