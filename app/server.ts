/* Everything that the build and `npm run dev` ask of the app; bundled by Vite into server.js, never for the browser. */

import { createElement } from "react";
import bootScript from "#app/browser/boot.ts?script";
import { writeBuiltFile } from "#app/content/built-files.ts";
import { checkContent } from "#app/content/check-content.ts";
import { type Content, content } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { contentSchemas } from "#app/content/page-content.ts";
import { readPhotos } from "#app/content/photos/read-photos.ts";
import { pictureFile, usedPictures, writePictures } from "#app/content/pictures.ts";
import { isPreview } from "#app/content/publication.ts";
import { feedFiles } from "#app/feeds/feed-content.ts";
import { Document } from "#app/layout/document.tsx";
import { allPages, moves, NOT_FOUND, pageAt, sitePages } from "#app/page-index.ts";
import { categoryFiles } from "#app/pages/insights/list/page.tsx";
import { searchDocuments, searchIndexFile } from "#app/search/index-file.ts";
import { SEARCH_INDEX_PATH } from "#app/search/search-index.ts";
import { cardFiles } from "#app/seo/cards/social-cards.ts";
import { HeadTags } from "#app/seo/head-tags.tsx";
import { textFiles } from "#app/seo/text-files.ts";
import { siteAddress } from "../hosting/address.ts";
import { contentTypeOf } from "../hosting/content-types.ts";
import { deliverySettings } from "../hosting/delivery-settings.ts";
import { type EditorSources, headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import { locationOf, redirectFor, redirectsOf } from "../hosting/redirects.ts";
import type { SiteDefinition } from "../site/site-definition.ts";
import { deckFile } from "./pages/presentation/deck-links.ts";
import { searchContent } from "./pages/search/page.tsx";
import { shellData } from "./shell-data.ts";

export { PRINTED_PAGES } from "#app/content/built-files.ts";
export { ContentError, contentSchemas, writePictures };

/** The checked content, while developing. */
let checked: Promise<Content> | undefined;

/** The site as the renderer in site/ sees it. */
export const site: SiteDefinition = {
  startScript: "app/browser/start.tsx",
  addresses: () => allPages().map(({ path }) => path),
  document(address, assets) {
    const page = pageAt(address);
    if (!page) return undefined;
    const isNotFound = address === NOT_FOUND;
    const head = createElement(HeadTags, { page });
    return createElement(Document, { shell: shellData(), assets, page, isNotFound, head });
  },
  notFound: NOT_FOUND,
  finish: () => [...usedPictures],
  ready() {
    checked ??= checkedContent();
    return checked;
  },
  forget() {
    checked = undefined;
  },
  async file(address) {
    const deck = address.endsWith(".pptx") ? await powerPoint() : undefined;
    if (deck?.address === address) return deck.file;
    const [, group = "texts"] = /^\/(search|feeds|cards)[-/]/.exec(address) ?? [];
    return (await pictureFile(address)) ?? (await FILES[group as Group]())[address];
  },
  redirectOf(address, query) {
    const redirect = redirectFor(address, redirectsOf(moves()));
    return redirect && locationOf(redirect, siteAddress().basePath, query);
  },
  headersAt,
};

/** Reads and checks everything in content/. @throws ContentError that lists every fault */
export async function checkedContent(): Promise<Content> {
  await readPhotos();
  return checkContent(sitePages);
}

type Group = "texts" | "search" | "feeds" | "cards";
type Files = Record<string, string | Buffer>;

/** The files beside pages and pictures, by address, in groups that are made together. */
const FILES: Record<Group, () => Files | Promise<Files>> = {
  texts: () => ({ ...textFiles(allPages()), ...categoryFiles() }),
  // With a thousand insights most of a second, which not every view of a page is to take while developing.
  search: () => {
    const documents = searchDocuments(allPages(), searchContent().otherNames);
    return { [SEARCH_INDEX_PATH]: searchIndexFile(documents) };
  },
  feeds: feedFiles,
  cards: () => cardFiles(allPages()),
};

/** Writes a group of files. @returns how many there are */
export async function writeFiles(directory: string, group: Group) {
  const files = Object.entries(await FILES[group]());
  for (const [path, data] of files) writeBuiltFile(directory, path, data);
  return { written: files.length };
}

/** The file of PowerPoint: its address and its bytes. Its packages are loaded here alone, in one process of a build. */
export async function powerPoint() {
  const { powerPointFile } = await import("./pages/presentation/power-point/power-point-file.ts");
  return { address: `/${deckFile("pptx")}`, file: await powerPointFile(content().deck) };
}

/** What hosts must know of the site; `editor` where it has one. */
export function rules(editor?: EditorSources, ofContent = moves()) {
  const page = { formEndpoint: deliverySettings().address, inlineScript: bootScript };
  return hostingRules({ ...siteAddress(), ...page, isPreview: isPreview(), editor }, ofContent);
}

/** The headers of a file or a page, while developing as on every host, whatever is wrong with the content. */
export function headersAt(path: string, editor?: EditorSources): Record<string, string> {
  const type = contentTypeOf(path) ?? "application/octet-stream";
  return { ...headersFor(path, rules(editor, [])), "Content-Type": type };
}
