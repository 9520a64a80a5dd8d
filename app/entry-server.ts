/* Everything that the build and `npm run dev` need from the app. Vite bundles it into server.js, never for the browser. */

import { createElement } from "react";
import { siteAddress } from "../hosting/address.ts";
import { contentTypeOf } from "../hosting/content-types.ts";
import { type EditorSources, headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import { findPageMeant, findRedirect, locationOf } from "../hosting/redirects.ts";
import { setBuiltFiles, writeBuiltFile } from "../platform/built-files.ts";
import type { BuiltFiles, SiteDefinition } from "../platform/site-definition.ts";
import { pictureFile, usedPictures, writePictures } from "./features/artwork/pictures.ts";
import { deckFile } from "./features/deck/deck-links.ts";
import { feedFiles } from "./features/feeds/feed-content.ts";
import { figuresSettings } from "./features/figures/figures-settings.ts";
import { deliverySettings } from "./features/forms/delivery-settings.ts";
import { searchDocuments, searchIndexFile } from "./features/search/index-file.ts";
import { SEARCH_INDEX_PATH } from "./features/search/search-index.ts";
import { cardFiles } from "./features/seo/cards/social-cards.ts";
import { searchImageFiles } from "./features/seo/search-images.ts";
import { textFiles } from "./features/seo/text-files.ts";
import { content, setContent } from "./model/content.ts";
import { contentHistory } from "./model/content-history.ts";
import { describeProblem } from "./model/content-problem.ts";
import { isPreview } from "./model/publication.ts";
import { FEED_ADDRESSES } from "./routes/feeds/feed-addresses.ts";
import { categoryFiles } from "./routes/insights/list/list-cards.ts";
import { allPages, NOT_FOUND, pageAt } from "./routes/page-index.ts";
import { pagesInOtherSpellings, siteRedirects } from "./routes/redirects.ts";
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
  addresses: () => allPages().map(({ path }) => path),
  document(address, assets) {
    const page = pageAt(address);
    return page && createElement(SiteDocument, { page, assets });
  },
  notFound: NOT_FOUND,
  usedAssets: () => [...usedPictures],
  async file(address) {
    const deck = address.endsWith(".pptx") ? await powerPoint() : undefined;
    if (deck?.address === address) return deck.file;
    const [, group = "texts"] = /^\/(search|feeds|cards)[-/]/.exec(address) ?? [];
    return (await pictureFile(address)) ?? (await FILES[group as Group]())[address];
  },
  redirectOf(address, query) {
    const redirect =
      findPageMeant(address, pagesInOtherSpellings()) ?? findRedirect(address, siteRedirects());
    return redirect && locationOf(redirect, siteAddress().basePath, query);
  },
};

/** The addresses of the pages that a build also prints as PDFs. */
export function printedPages(): string[] {
  return allPages().flatMap(({ kind, path, canonical }) => {
    return kind.isPrinted && path === canonical ? [path] : [];
  });
}

type Group = "texts" | "search" | "feeds" | "cards";
type Files = Record<string, string | Buffer>;

/** The files other than pages and pictures, by address. A build writes them in groups. */
const FILES: Record<Group, () => Files | Promise<Files>> = {
  texts: async () => ({
    ...textFiles(allPages(), await contentHistory()),
    ...categoryFiles(),
  }),
  // With a thousand insights this takes nearly a second. During development a view of a page must not wait for it.
  search: () => {
    const documents = searchDocuments(allPages(), searchContent().otherNames);
    return { [SEARCH_INDEX_PATH]: searchIndexFile(documents) };
  },
  feeds: () => feedFiles(FEED_ADDRESSES),
  cards: async () => ({
    ...(await cardFiles(allPages())),
    ...(await searchImageFiles(allPages())),
  }),
};

/** Writes a group of files. @returns the number of files */
export async function writeFiles(directory: string, group: Group) {
  const files = Object.entries(await FILES[group]());
  for (const [path, data] of files) writeBuiltFile(directory, path, data);
  return { written: files.length };
}

/**
 * The PowerPoint file: its address and its bytes. Only this function loads the packages for it, in one process of a
 * build.
 */
export async function powerPoint() {
  const { powerPointFile } = await import("./features/deck/power-point/power-point-file.ts");
  return { address: `/${deckFile("pptx")}`, file: await powerPointFile(content().deck) };
}

/** What hosts must know about the site. `editor` has the sources of the editor, if the site has an editor. */
export function rules(
  editor?: EditorSources,
  redirects = siteRedirects(),
  pages = pagesInOtherSpellings(),
) {
  const figures = figuresSettings();
  const receiverPaths = figures ? [figures.address] : [];
  const page = {
    formEndpoint: deliverySettings().address,
    receiverPaths,
    inlineScript: bootScript,
  };
  const options = { ...siteAddress(), ...page, isPreview: isPreview(), editor };
  return hostingRules(options, redirects, pages);
}

/**
 * The headers of a file or a page. They are the same during development and on every host, also if the content has
 * problems.
 */
export function headersAt(path: string, editor?: EditorSources): Record<string, string> {
  const type = contentTypeOf(path) ?? "application/octet-stream";
  return { ...headersFor(path, rules(editor, [], [])), "Content-Type": type };
}
