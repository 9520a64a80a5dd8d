import type { ReactElement } from "react";

/** What a document needs to know about the files that the browser loads. */
export interface Assets {
  /** The public address of the style sheet `<name>.sheet.css`. @throws RangeError if there is none */
  sheet(name: string): string;
  /** The public address of `page.css` in a page's folder. Undefined if the page has no style sheet of its own. */
  pageSheet(folder: string): string | undefined;
  /** The addresses of the start script and of all its imports, the script first. */
  start: readonly string[];
  /** The addresses of the scripts that an island needs beside the start script, by the name of its file. */
  island(file: string): readonly string[];
  /** The address of Vite's own client, only during development. */
  devClient?: string;
}

/** The sizes in bytes of the files that a build has made from pages, by address. */
export type BuiltFiles = Readonly<Record<string, number>>;

/** What the server bundle of a site exports for the renderer. */
export interface SiteModule {
  /**
   * Reads and checks the content of the site for a preview.
   *
   * @throws `ContentError`, with a message that lists every problem, if nothing can be shown
   */
  loadSite(): Promise<SiteDefinition>;
  /**
   * The site in another process of a build.
   *
   * @param data the checked content as JSON
   * @param builtFiles the built files that exist by now
   */
  openSite(data: string, builtFiles: BuiltFiles): SiteDefinition;
  /** The headers of a file or a page as in production, also if the content has problems. */
  headersAt(address: string): Readonly<Record<string, string>>;
}

/** A site as the renderer sees it. Addresses are decoded and without the base path. */
export interface SiteDefinition {
  /** The problems of the content in words. Only a preview has problems. */
  faults?: readonly string[];
  /** Source path of the script that every document starts. */
  startScript: string;
  addresses(): readonly string[];
  /** Renders the document at an address in its language. @returns the result of `render` */
  within<Result>(address: string, render: () => Result): Result;
  /** The document at an address. Undefined if there is none. It must be rendered by `within`. */
  document(address: string, assets: Assets): ReactElement | undefined;
  /** The address of the document for an address without a page. It is written to a file called `404.html`. */
  notFoundFor(address: string): string;
  /** The addresses of the pictures that the documents of this process use so far. */
  usedAssets(): string[];
  /** Makes a file on request that otherwise only a build writes. Undefined if there is no such file. */
  file(address: string): Promise<string | Buffer | undefined>;
  /** The target of a redirect from an address. Undefined if there is no redirect. */
  redirectOf(address: string, query: string): string | undefined;
}
