import { localPath } from "#app/base/local-path.ts";
import { feedPath, feedTypeAt } from "#app/features/feeds/feed-xml.ts";
import { content, originalContent } from "#app/model/content.ts";
import { decoded } from "#app/model/decoded.ts";
import { wordsOf } from "#app/model/words.ts";
import { languageWords } from "#app/ui/interface-words.ts";
import { fill } from "#app/words/fill.ts";
import type { LinkLanguage } from "#app/words/words-context.tsx";
import { hasPage, pageAt } from "./page-index.ts";
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
  const [path, rest] = splitLink(link);
  return isInLanguage(decoded(path)) ? localPath(path, prefix) + rest : link;
}

/**
 * The language of the page to which a link leads, if it is not the language that is rendered: a page that the translation
 * lacks. Undefined for a file, which all languages share.
 *
 * @param link as `localHref` takes it or gives it
 */
export function linkLanguage(link: string): LinkLanguage | undefined {
  if (content().language.prefix === "" || !link.startsWith("/")) return undefined;
  const path = decoded(splitLink(link)[0]);
  const original = originalContent();
  if (isInLanguage(path) || !hasPage(path, original)) return undefined;
  const { tag, name } = original.language;
  return { tag, sign: fill(wordsOf(languageWords).otherLanguage, { language: name }) };
}

/** A link of the content for an island, with its address and its language in the language that is rendered. */
export function islandLink<Link extends { href: string }>(
  link: Link,
): Link & { language?: LinkLanguage | undefined } {
  return { ...link, href: localHref(link.href), language: linkLanguage(link.href) };
}

/** The path of a link, and its query with its fragment. */
function splitLink(link: string): [path: string, rest: string] {
  const [path = "", rest = ""] = link.split(/(?=[?#])(.*)/s);
  return [path, rest];
}

/** Whether the language that is rendered has something at an address: a page, or a feed, which each language has. */
function isInLanguage(path: string): boolean {
  const isFeed = path === feedPath(feedTypeAt(path));
  return isFeed || pageAt(path) !== undefined;
}
