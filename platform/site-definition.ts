import type { ReactElement } from "react";

/** What a document needs to know of the files that the browser loads. */
export interface Assets {
  /** The public address of a source file: a style sheet, a font. @throws RangeError when there is none */
  url(source: string): string;
  /** Addresses of the start script and of all that it imports, itself first. */
  start: readonly string[];
  /** Addresses of the scripts that an island needs beside the start script, by the name of its file. */
  island(file: string): readonly string[];
  /** Present while developing: the address of Vite's own client. */
  devClient?: string;
}

/** A site as the renderer sees it: what the bundle exports as `site`. Addresses are decoded and without the base path. */
export interface SiteDefinition {
  /** Source path of the script that every document starts. */
  startScript: string;
  addresses(): readonly string[];
  /** The document at an address; undefined where there is none. */
  document(address: string, assets: Assets): ReactElement | undefined;
  /** The address of the document for all that do not exist; written to `404.html`. */
  notFound: string;
  /** What a process has to tell when all of its pages are written. */
  finish(): string[];
  /** Checks what documents are made of, once until it is forgotten. Rejects with a `ContentError` for its faults. */
  ready(): Promise<unknown>;
  /** A watched file has changed. */
  forget(): void;
  /** A file that only a build writes, made on request; undefined where there is none. */
  file(address: string): Promise<string | Buffer | undefined>;
  /** Where an address without a page leads on; undefined where it does not. */
  redirectOf(address: string, query: string): string | undefined;
  /** The headers of a file or a page, as production sends them. */
  headersAt(address: string): Readonly<Record<string, string>>;
}
