import type { ReactElement } from "react";

/** What a document needs to know of the files that the browser loads. */
export interface Assets {
  /** The public address of the style sheet `<name>.sheet.css`. @throws RangeError when there is none */
  sheet(name: string): string;
  /** The public address of `page.css` in a page's folder; undefined where the page has no style sheet of its own. */
  pageSheet(folder: string): string | undefined;
  /** Addresses of the start script and of all that it imports, itself first. */
  start: readonly string[];
  /** Addresses of the scripts that an island needs beside the start script, by the name of its file. */
  island(file: string): readonly string[];
  /** Present while developing: the address of Vite's own client. */
  devClient?: string;
}

/** Bytes of the files that a build has made of pages, by their addresses. */
export type BuiltFiles = Readonly<Record<string, number>>;

/** What the server bundle of a site exports for the renderer. */
export interface SiteModule {
  /**
   * Reads and checks everything that the site is made of, for a preview.
   *
   * @throws Error called `ContentError` whose message says in words what is wrong, when nothing can be shown
   */
  loadSite(): Promise<SiteDefinition>;
  /**
   * The site in another process of a build.
   *
   * @param data what was read and checked, as JSON
   * @param builtFiles that exist by now
   */
  openSite(data: string, builtFiles: BuiltFiles): SiteDefinition;
  /** The headers of a file or a page, as production sends them, whatever is wrong with the content. */
  headersAt(address: string): Readonly<Record<string, string>>;
}

/** A site as the renderer sees it. Addresses are decoded and without the base path. */
export interface SiteDefinition {
  /** What is wrong with the files that the pages do not show as they are, in words; only of a preview. */
  faults?: readonly string[];
  /** Source path of the script that every document starts. */
  startScript: string;
  addresses(): readonly string[];
  /** The document at an address; undefined where there is none. */
  document(address: string, assets: Assets): ReactElement | undefined;
  /** The address of the document for every address without a page; written to `404.html`. */
  notFound: string;
  /** The addresses of pictures that the documents of this process have named so far. */
  usedAssets(): string[];
  /** A file that only a build writes, made on request; undefined where there is none. */
  file(address: string): Promise<string | Buffer | undefined>;
  /** Where an address without a page leads on; undefined where it does not. */
  redirectOf(address: string, query: string): string | undefined;
}
