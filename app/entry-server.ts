/* Everything that the build and `npm run dev` need from the app. Vite bundles it into server.js, never for the browser. */

import { createElement } from "react";
import { siteAddress } from "../hosting/address.ts";
import { contentTypeOf } from "../hosting/content-types.ts";
import { type EditorSources, headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import { findPageMeant, findRedirect, locationOf } from "../hosting/redirects.ts";
import { setBuiltFiles, writeBuiltFile } from "../platform/built-files.ts";
import type { BuiltFiles, SiteDefinition } from "../platform/site-definition.ts";
import { localPath } from "./base/local-path.ts";
import { pictureFile, usedPictures, writePictures } from "./features/artwork/pictures.ts";
import { deckFile } from "./features/deck/deck-links.ts";
import { feedFiles } from "./features/feeds/feed-content.ts";
import { figuresSettings } from "./features/figures/figures-settings.ts";
import { deliverySettings } from "./features/forms/delivery-settings.ts";
import { searchDocuments, searchIndexFile } from "./features/search/index-file.ts";
import { SEARCH_INDEX_PATH } from "./features/search/search-index.ts";
import { cardFiles } from "./features/seo/cards/social-cards.ts";
import { searchImageFiles } from "./features/seo/search-images.ts";
import { llmsText, textFiles } from "./features/seo/text-files.ts";
import {
  type Content,
  content,
  contentOfLanguages,
  setContent,
  withContent,
} from "./model/content.ts";
import { contentHistory } from "./model/content-history.ts";
import { describeProblem } from "./model/content-problem.ts";
import { isPreview } from "./model/publication.ts";
import { FEED_ADDRESSES } from "./routes/feeds/feed-addresses.ts";
import { categoryFiles } from "./routes/insights/list/list-cards.ts";
import { allPages, HOME, NOT_FOUND, pageAt } from "./routes/page-index.ts";
import { pagesInOtherSpellings, siteRedirects } from "./routes/redirects.ts";
import { PAGES } from "./routes/registry.ts";
import { searchContent } from "./routes/search/content.ts";
import { loadSitePreview, siteSchemas } from "./routes/site-content.ts";
import { SiteDocument } from "./routes/site-document.tsx";
import bootScript from "./ui/runtime/boot.ts?script";

export { siteSchemas, writePictures };

/**
 * Reads and checks content/ for a preview, and renders from the content that has no problem.
 *
 * @throws ContentError with every problem, when nothing can be shown
 */
export async function loadSite(): Promise<SiteDefinition> {
  const { content, problems } = await loadSitePreview();
  setContent(content);
  return { ...site, faults: problems.map(describeProblem) };
}

/**
 * Renders pages from content that another process has read and checked.
 *
 * @param data the content as JSON
 */
export function openSite(data: string, builtFiles: BuiltFiles): SiteDefinition {
  setContent(JSON.parse(data));
  setBuiltFiles(builtFiles);
  return site;
}

/** The site as the renderer in platform/ sees it. It is made from the content that `setContent` was given. */
const site: SiteDefinition = {
  startScript: "app/ui/runtime/start.tsx",
  addresses: () => inEveryLanguage(() => allPages().map(({ path }) => addressOf(path))).flat(),
  within: (address, render) => withContent(placeOf(address).content, render),
  document(address, assets) {
    const { content, path } = placeOf(address);
    return withContent(content, () => {
      const page = pageAt(path);
      return page && createElement(SiteDocument, { page, assets });
    });
  },
  notFoundFor(address) {
    const { content } = placeOf(address);
    return withContent(content, () => (pageAt(NOT_FOUND) ? addressOf(NOT_FOUND) : NOT_FOUND));
  },
  usedAssets: () => [...usedPictures],
  async file(address) {
    const deck = address.endsWith(".pptx") ? await powerPointFor(address) : undefined;
    if (deck) return deck;
    const { path } = placeOf(address);
    const [, group = "texts"] = /^\/(search|feeds|cards)[-/]/.exec(path) ?? [];
    return (await pictureFile(address)) ?? (await FILES[group as Group]())[address];
  },
  redirectOf(address, query) {
    const redirect =
      findPageMeant(address, pagesInOtherSpellings()) ?? findRedirect(address, siteRedirects());
    return redirect && locationOf(redirect, siteAddress().basePath, query);
  },
};

/** Runs something in every language of the site, the default language first. @returns the results */
function inEveryLanguage<Result>(run: () => Result): Result[] {
  return contentOfLanguages().map((content) => withContent(content, run));
}

/** The address of a page or a file in the language that is rendered. */
function addressOf(path: string): string {
  return localPath(path, content().language.prefix);
}

/** The language of an address, and the address without the prefix of the language. */
function placeOf(address: string): { content: Content; path: string } {
  const [original, ...translations] = contentOfLanguages();
  const content = translations.find(({ language: { prefix } }) => {
    return address === prefix || address.startsWith(`${prefix}/`);
  });
  if (!content) return { content: original, path: address };
  return { content, path: address.slice(content.language.prefix.length) || HOME };
}

/** The addresses of the pages that a build also prints as PDFs. */
export function printedPages(): string[] {
  const printed = () => {
    return allPages().filter(({ kind, path, canonical }) => kind.isPrinted && path === canonical);
  };
  return inEveryLanguage(() => printed().map(({ path }) => addressOf(path))).flat();
}

type Group = "texts" | "search" | "feeds" | "cards";
type Files = Record<string, string | Buffer>;

/** The files other than pages and pictures, by address. A build writes them in groups. */
const FILES: Record<Group, () => Files | Promise<Files>> = {
  texts: async () => ({
    ...textFiles(inEveryLanguage(allPages), await contentHistory()),
    ...(await filesOfLanguages(() => ({ "/llms.txt": llmsText(allPages()), ...categoryFiles() }))),
  }),
  // With a thousand insights this takes nearly a second. During development a view of a page must not wait for it.
  search: () =>
    filesOfLanguages(() => {
      const documents = searchDocuments(allPages(), searchContent().otherNames);
      return { [SEARCH_INDEX_PATH]: searchIndexFile(documents) };
    }),
  feeds: () => filesOfLanguages(() => feedFiles(FEED_ADDRESSES)),
  cards: async () => ({
    ...(await filesOfLanguages(() => cardFiles(allPages()))),
    // All languages share the pictures.
    ...(await searchImageFiles(allPages())),
  }),
};

/** Makes files that each language has, at addresses below the prefix of the language. */
async function filesOfLanguages(make: () => Files | Promise<Files>): Promise<Files> {
  const files: Files = {};
  for (const content of contentOfLanguages()) {
    await withContent(content, async () => {
      for (const [path, data] of Object.entries(await make())) files[addressOf(path)] = data;
    });
  }
  return files;
}

/** Writes a group of files. @returns the number of files */
export async function writeFiles(directory: string, group: Group) {
  const files = Object.entries(await FILES[group]());
  for (const [path, data] of files) writeBuiltFile(directory, path, data);
  return { written: files.length };
}

/**
 * The PowerPoint file of each language that has the deck, by address. Only this function loads the packages for it, in one
 * process of a build.
 */
export async function powerPoint(): Promise<Record<string, Buffer>> {
  const { powerPointFile } = await import("./features/deck/power-point/power-point-file.ts");
  const files: Record<string, Buffer> = {};
  for (const of of contentOfLanguages()) {
    await withContent(of, async () => {
      if (!pageAt(PAGES.presentation.paths.main)) return;
      files[addressOf(`/${deckFile("pptx")}`)] = await powerPointFile(content().deck);
    });
  }
  return files;
}

async function powerPointFor(address: string): Promise<Buffer | undefined> {
  return (await powerPoint())[address];
}

/** The prefixes of the languages with a not-found page of their own. */
function prefixesWithNotFoundPage(): string[] {
  const prefixes = inEveryLanguage(() => (pageAt(NOT_FOUND) ? content().language.prefix : ""));
  return prefixes.filter((prefix) => prefix !== "");
}

/** What hosts must know about the site. `editor` has the sources of the editor, if the site has an editor. */
export function rules(
  editor?: EditorSources,
  redirects = siteRedirects(),
  pages = pagesInOtherSpellings(),
  languages = prefixesWithNotFoundPage(),
) {
  const figures = figuresSettings();
  const receiverPaths = figures ? [figures.address] : [];
  const page = {
    formEndpoint: deliverySettings().address,
    receiverPaths,
    inlineScript: bootScript,
  };
  const options = {
    ...siteAddress(),
    ...page,
    isPreview: isPreview(),
    editor,
    languages,
  };
  return hostingRules(options, redirects, pages);
}

/**
 * The headers of a file or a page. They are the same during development and on every host, also if the content has
 * problems.
 */
export function headersAt(path: string, editor?: EditorSources): Record<string, string> {
  const type = contentTypeOf(path) ?? "application/octet-stream";
  return { ...headersFor(path, rules(editor, [], [], [])), "Content-Type": type };
}
