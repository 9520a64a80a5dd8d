import { siteHref } from "#app/base/site-href.ts";
import { brandSheet } from "#app/features/artwork/brand-sheet.ts";
import { content, memoizeOnContent, originalContent } from "#app/model/content.ts";
import type { Assets } from "../../platform/site-definition.ts";
import type { PageKind, RoutePage } from "./page-kind.ts";
import { PAGES, type PageFolder } from "./registry.ts";

/*
 * The style sheets that a page links beside the sheet of every page: by their addresses, in the order of the cascade.
 */

/** The sheets of a page: the shared sheets that its kind and the page itself name, then the sheet of its folder. */
export function sheetsOfPage({ folder, kind, sheets = [] }: RoutePage, assets: Assets): string[] {
  return addressesOf(folder, [...namesOf(kind), ...sheets], assets);
}

/** Pages that every page links to, and that have style sheets of their own. The browser fetches these sheets ahead. */
const LINKED_FROM_EVERY_PAGE: readonly PageFolder[] = ["home", "contact"];

/** The sheets that the next page of a visit probably needs, and that this page does not link. */
export function sheetsToPrefetch(page: RoutePage, assets: Assets): string[] {
  const linked = sheetsOfPage(page, assets);
  const wanted = LINKED_FROM_EVERY_PAGE.flatMap((folder) => {
    return addressesOf(folder, namesOf(PAGES[folder]), assets);
  });
  return wanted.filter((address) => !linked.includes(address));
}

/**
 * The sheets that follow from the content: the colors of the firm, the announcement above every page, and the languages of
 * the site.
 */
export function sheetsByContent(
  page: RoutePage,
  assets: Assets,
  hasAnnouncement: boolean,
): string[] {
  const sheets: string[] = [];
  const brand = brandSheet(originalContent());
  if (brand) sheets.push(siteHref(brand.address));
  if (hasAnnouncement) sheets.push(assets.sheet("announcement"));
  return [...sheets, ...languageSheets(page, assets)];
}

/** The style sheets with the typefaces of a script, by its code (ISO 15924). Any other script has fonts of the visitor. */
const TYPEFACE_SHEETS: Readonly<Record<string, string>> = {
  Arab: "arabic",
  Cyrl: "scripts",
  Grek: "scripts",
  Hebr: "scripts",
  Latn: "latin-extended",
};

/**
 * The style sheet with the typefaces of the language that is rendered, if it needs one. To parse a language tag takes a
 * quarter as long as to render a page.
 */
const typefaceSheet = memoizeOnContent(({ language: { tag, script } }) => {
  const isEnglish = new Intl.Locale(tag).language === "en";
  return isEnglish ? undefined : TYPEFACE_SHEETS[script];
});

/** The addresses of the style sheets that a page has because of its language and of the other languages of the site. */
function languageSheets({ languages }: RoutePage, assets: Assets): string[] {
  const { direction } = content().language;
  const sheets: string[] = [];
  const typefaces = typefaceSheet();
  if (typefaces) sheets.push(assets.sheet(typefaces));
  if (direction === "rtl") sheets.push(assets.sheet("right-to-left"));
  if (languages.length > 1) sheets.push(assets.sheet("languages"));
  return sheets;
}

/** The names of the shared sheets of a kind of page. */
function namesOf({ sheets = [] }: PageKind): readonly string[] {
  return sheets;
}

/** The addresses of shared sheets, then that of the sheet of a folder, if it has one. */
function addressesOf(folder: string, names: readonly string[], assets: Assets): string[] {
  const shared = names.map((name) => assets.sheet(name));
  const pageSheet = assets.pageSheet(folder);
  return pageSheet ? [...shared, pageSheet] : shared;
}
