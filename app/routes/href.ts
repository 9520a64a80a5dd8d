import { unescape as decoded } from "node:querystring";
import { localPath } from "#app/base/local-path.ts";
import { content } from "#app/model/content.ts";
import { pageAt } from "./page-index.ts";
import type { PageKind } from "./page-kind.ts";
import { fillPath, type PathParameters } from "./paths.ts";
import {
  type FixedFolder,
  type ItemFolder,
  PAGES,
  type PageFolder,
  type PathName,
  type PathsOf,
} from "./registry.ts";

/**
 * A link to a page below the site, percent-encoded, in the language that is rendered.
 *
 * @param folder the folder of the page
 * @param item the values for the parameters of the address, such as the item that the page shows
 * @param path the name of the address if the page has several; the default is the main address
 */
export function href(folder: FixedFolder): string;
export function href<Folder extends ItemFolder>(
  folder: Folder,
  item: PathParameters<PathsOf<Folder>["main"]>,
): string;
export function href<Folder extends PageFolder, Name extends PathName<Folder>>(
  folder: Folder,
  item: PathParameters<PathsOf<Folder>[Name] & string>,
  path: Name,
): string;
export function href(
  folder: PageFolder,
  item: Readonly<Record<string, string | number>> = {},
  path = "main",
): string {
  const { paths }: PageKind = PAGES[folder];
  const pattern = paths[path];
  if (pattern === undefined) throw new RangeError(`The page ${folder} has no address ${path}`);
  return localHref(encodeURI(fillPath<string>(pattern, item)));
}

/** The address below the site of the PDF that a build may print of a page. */
export function printedFile(folder: FixedFolder): string {
  return `${href(folder)}.pdf`;
}

/**
 * A link of the content in the language that is rendered. A page that the translation lacks is linked in the default
 * language.
 *
 * @param link as the content writes it: an address without the prefix of a language, or an absolute address
 */
export function localHref(link: string): string {
  const { prefix } = content().language;
  if (prefix === "" || !link.startsWith("/")) return link;
  const [path = "", rest = ""] = link.split(/(?=[?#])(.*)/s);
  return isInLanguage(decoded(path)) ? localPath(path, prefix) + rest : link;
}

/** Whether the language that is rendered has the page or the feed at an address. */
function isInLanguage(path: string): boolean {
  return pageAt(path) !== undefined || /^\/feeds\/.+\.xml$/.test(path);
}
