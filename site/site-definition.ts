import type { ReactElement } from "react";

/** What a document needs to know of the files that the browser loads. */
export interface Assets {
  /**
   * The public address of a source file: a style sheet, a font.
   *
   * @param source path below the project's folder, e.g. `app/styles/site.css`
   * @throws RangeError when the build has no such file
   */
  url(source: string): string;
  /** Addresses of the start script and of all that it imports, itself first. */
  start: readonly string[];
  /** Addresses of the scripts that an island needs beside the start script, by the name of its file. */
  island(file: string): readonly string[];
  /** Present while developing: the address of Vite's own client. */
  devClient?: string;
}

/** A site as the renderer sees it: addresses, and the document at each. */
export interface SiteDefinition {
  /** Every address, decoded, without the base path and without a slash at its end. */
  addresses(): readonly string[];
  /** The document at an address; undefined where there is none. */
  document(address: string, assets: Assets): ReactElement | undefined;
  /** The document for every address that does not exist; written to `404.html`. */
  notFound: string;
}
