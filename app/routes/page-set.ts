import type { Content } from "#app/model/content.ts";
import { hasTranslated, type PageFile, pageFilePath } from "#app/model/page-content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import type { PageKind, PageOptions, Paths } from "./page-kind.ts";

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
