import type { ReactElement } from "react";

/** What a document needs to know about the files that the browser loads. */
export interface Assets {
  /** The public address of the style sheet `<name>.sheet.css`. @throws RangeError if there is none */
  sheet(name: string): string;
  /** The public address of `page.css` in a page's folder. Undefined if the page has no style sheet of its own. */
  pageSheet(folder: string): string | undefined;
  /** The addresses of the start script and of all its imports, the script first. */
  start: readonly string[];
  /** The addresses of all scripts that an island needs beside the start script, by the name of its file. */
  island(file: string): readonly string[];
  /** The address of the script that reloads the page when a source or the content changes, only during development. */
  devClient?: string;
}

/** The sizes in bytes of the files that a build has made from pages, by address. */
export type BuiltFiles = Readonly<Record<string, number>>;

/** The texts of items in a file: the place of each text in bytes, by the name of its item. */
export interface StoredTexts {
  file: string;
  places: Readonly<Record<string, readonly [start: number, length: number]>>;
}

/** A fault in a file of the content, in words for the person who corrects it. */
export interface ContentFault {
  /** Below the repository, such as `content/site.yaml`. */
  file: string;
  /** From 1. Undefined if only the field is known. */
  line?: number | undefined;
  /** Such as `navigation[2].href`. */
  field: string;
  /** The value as JSON, shortened. */
  value: string;
  remedy: string;
}

/** A site for a preview, with the faults of its content. */
export interface SitePreview {
  faults: readonly ContentFault[];
  /** What may be wrong, such as a text that counts wrong, or a sentence of a template. It stops nothing. */
  hints: readonly ContentFault[];
  /** Undefined if the faults leave nothing to show. */
  site: SiteDefinition | undefined;
}

/** What is known about the content beside the site that it makes. */
export type ContentFindings = Pick<SitePreview, "faults" | "hints">;

/** What a stream sends to editors. */
export interface ContentEvent extends ContentFindings {
  /** The number of the check that has found it, from 1. A later check has a higher number. */
  check: number;
  /** The files, such as `content/leaders/x.yaml`, that were deleted since the content had no fault. */
  deleted: readonly string[];
}

/**
 * The parameter in the address of a page with the id of an editor's window. The page then shows what that window has not saved.
 */
export const UNSAVED_PARAMETER = "unsaved";

/** A file of the content as somebody is writing it, before it is saved. */
export interface UnsavedFile {
  /** Below the content folder. */
  path: string;
  text: string;
}

/** A preview of a file that is not saved. */
export interface UnsavedPreview extends SitePreview {
  /** The address of a page that shows the file. Undefined if no page can show it as it is written. */
  address: string | undefined;
}

/** What the server bundle of a site exports for the renderer. */
export interface SiteModule {
  /** Reads and checks the content of the site for a preview. */
  loadSite(): Promise<SitePreview>;
  /** Reads and checks the content for a preview as if a file had been saved. */
  loadUnsavedSite(file: UnsavedFile): Promise<UnsavedPreview>;
  /**
   * The site in another process of a build.
   *
   * @param data the checked content as JSON
   * @param builtFiles the built files that exist by now
   * @param texts the texts of items, if the data lacks them
   */
  openSite(data: string, builtFiles: BuiltFiles, texts?: StoredTexts): SiteDefinition;
  /** Writes pictures into the built site. @throws Error if an address has no picture */
  writePictures(directory: string, addresses: Iterable<string>): Promise<{ written: number }>;
  /** The headers of a file or a page as in production, also if the content has problems. */
  headersAt(address: string): Readonly<Record<string, string>>;
}

/** A rendered document with what it uses. */
export interface RecordedDocument<Result> {
  result: Result;
  /** The names of the texts of items that it has read. */
  texts: string[];
  /** The addresses of its pictures. */
  assets: string[];
}

/** A document that is the same at several addresses, but for a part that varies. */
export interface SharedDocument {
  /** The same at all these addresses, and at no other. */
  key: string;
  /** The document with a mark in place of the part that varies. */
  document: ReactElement;
  /** The part at the address. */
  varyingPart: ReactElement;
  /** The HTML of the mark. */
  mark: string;
}

/** A site as the renderer sees it. Addresses are decoded and without the base path. */
export interface SiteDefinition {
  /** Source path of the script that every document starts. */
  startScript: string;
  /** Source path of the script that the start script imports where a document has an island with a file of its own. */
  islandScript: string;
  addresses(): readonly string[];
  /** Renders the document at an address in its language. @returns the result of `render` */
  within<Result>(address: string, render: () => Result): Result;
  /** The document at an address. Undefined if there is none. It must be rendered by `within`. */
  document(address: string, assets: Assets): ReactElement | undefined;
  /** The document at an address, if it shares it with other addresses. `document` gives the same page. */
  sharedDocument(address: string, assets: Assets): SharedDocument | undefined;
  /** The text of the item at an address, with its name. Undefined if the address has no item with a text. */
  ownText(address: string): { name: string; text: string } | undefined;
  /** Renders the document at an address as `within` does, and records what it uses until it is complete. */
  record<Result>(address: string, render: () => Promise<Result>): Promise<RecordedDocument<Result>>;
  /** The address of the document for an address without a page. It is written to a file called `404.html`. */
  notFoundFor(address: string): string;
  /** The addresses of the pictures that the documents of this process use so far. */
  usedAssets(): string[];
  /** Makes a file on request that otherwise only a build writes. Undefined if there is no such file. */
  file(address: string): Promise<string | Buffer | undefined>;
  /** The target of a redirect from an address. Undefined if there is no redirect. */
  redirectOf(address: string, query: string): string | undefined;
}

/** A page that a build also prints as a PDF. */
export interface PageToPrint {
  /** Its address below the base path. */
  address: string;
  /** The title of the file. Undefined if it is that of the page. */
  title: string | undefined;
}
