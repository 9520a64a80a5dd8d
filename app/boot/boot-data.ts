/** What the boot script needs to start React on a page; written into it as JSON by `deferStart`. */
export interface BootData {
  /** React Router's hand-over: base name, flags. */
  context: Record<string, unknown>;
  /** The page's loader data in React Router's own encoding. */
  stream: string;
  /** Address of the route manifest's module. */
  manifest: string;
  /** Route ids with the addresses of the modules that make up each. */
  routes: [id: string, modules: string[]][];
  /** Address of the entry module. */
  entry: string;
  /** Everything to fetch as soon as the start is decided. */
  preloads: string[];
}

/** The id of the element that holds the data. */
export const BOOT_DATA_ID = "boot-data";

/** Fired on the document when React has taken over the page. */
export const HYDRATED_EVENT = "site:hydrated";
