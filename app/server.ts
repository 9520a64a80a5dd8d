/*
 * Everything that the build and `npm run dev` ask of the app; bundled by Vite into server.js. Nothing of it reaches
 * the browser.
 */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import bootScript from "#app/browser/boot.ts?script";
import { writeBuiltFile } from "#app/content/built-files.ts";
import { checkContent } from "#app/content/check-content.ts";
import { type Content, content, forgetContent } from "#app/content/content.ts";
import { ContentError } from "#app/content/content-problem.ts";
import { contentSchemas } from "#app/content/page-content.ts";
import { readPhotos } from "#app/content/photos/read-photos.ts";
import { pictureFile, usedPictures, writePictures } from "#app/content/pictures.ts";
import { isPreview } from "#app/content/publication.ts";
import { writeFeeds } from "#app/feeds/feed-content.ts";
import { Document } from "#app/layout/document.tsx";
import { allPages, moves, NOT_FOUND, pageAt, sitePages } from "#app/page-index.ts";
import { categoryFiles } from "#app/pages/insights/list/page.tsx";
import { searchDocuments, searchIndexFile } from "#app/search/index-file.ts";
import { SEARCH_INDEX_PATH } from "#app/search/search-index.ts";
import { writeSocialCards } from "#app/seo/cards/social-cards.ts";
import { HeadTags } from "#app/seo/head-tags.tsx";
import { TEXT_FILES } from "#app/seo/text-files.ts";
import { siteAddress } from "../hosting/address.ts";
import { contentTypeOf } from "../hosting/content-types.ts";
import { deliverySettings } from "../hosting/delivery-settings.ts";
import { type EditorSources, headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import { locationOf, redirectFor } from "../hosting/redirects.ts";
import type { SiteDefinition } from "../site/site-definition.ts";
import { deckFile } from "./pages/presentation/deck-links.ts";
import { searchContent } from "./pages/search/page.tsx";
import { shellData } from "./shell-data.ts";

export { PRINTED_PAGES } from "#app/content/built-files.ts";
export { START_SCRIPT } from "#app/layout/document.tsx";
export { ContentError, contentSchemas, writeFeeds, writePictures };

/** The site as the renderer in site/ sees it. */
export const site: SiteDefinition = {
  addresses: () => allPages().map(({ path }) => path),
  notFound: NOT_FOUND,
  document(address, assets) {
    const page = pageAt(address);
    if (!page) return undefined;
    const isNotFound = address === NOT_FOUND;
    const head = createElement(HeadTags, { page });
    return createElement(Document, { shell: shellData(), assets, page, isNotFound, head });
  },
};

/** What a page process tells when its pages are written: the pictures that they name. */
export const finish = () => [...usedPictures];

/**
 * Reads and checks everything in content/.
 *
 * @throws ContentError that lists every fault
 */
export async function checkedContent(): Promise<Content> {
  await readPhotos();
  return checkContent(sitePages);
}

/** The files that programs look for, and those that pages fetch, by address: made from the content alone. */
function texts(): Record<string, () => string> {
  const pages = allPages();
  const files = Object.entries(TEXT_FILES).map(([path, text]) => [path, () => text(pages)]);
  const categories = [...categoryFiles()].map(([path, file]) => [path, () => JSON.stringify(file)]);
  return {
    ...Object.fromEntries([...files, ...categories]),
    [SEARCH_INDEX_PATH]: () => searchIndexFile(searchDocuments(pages, searchContent().otherNames)),
  };
}

/** Writes them. @returns how many, and the pictures that they name */
export async function writeTexts(directory: string) {
  const files = Object.entries(texts());
  for (const [path, text] of files) writeBuiltFile(directory, path, text());
  return { written: files.length, pictures: finish() };
}

/** Writes the pictures that stand for pages when they are shared. */
export const writeCards = (directory: string) => writeSocialCards(directory, allPages());

/** The file of PowerPoint: its address and its bytes. Its packages are loaded here alone, in one process of a build. */
export async function powerPoint(): Promise<{ address: string; file: Buffer }> {
  const { powerPointFile } = await import("./pages/presentation/power-point/power-point-file.ts");
  return { address: `/${deckFile("pptx")}`, file: await powerPointFile(content().deck) };
}

/** A feed or a card: they are only written together, here into a folder that is removed again. */
async function writtenFile(address: string): Promise<Buffer | undefined> {
  if (!/^\/(feeds|cards)\/(?!.*\.\.)/.test(address)) return undefined;
  const write = address.startsWith("/feeds/") ? writeFeeds : writeCards;
  const directory = await mkdtemp(join(tmpdir(), "dev-files-"));
  await write(directory);
  const file = await readFile(join(directory, address)).catch(() => undefined);
  await rm(directory, { recursive: true });
  return file;
}

/** A file that only a build writes, made while developing: drawings, photos, what pages fetch. */
export async function devFile(address: string) {
  const type = contentTypeOf(address) ?? "";
  const deck = address.endsWith(".pptx") ? await powerPoint() : undefined;
  const body =
    (await pictureFile(address)) ??
    texts()[address]?.() ??
    (deck?.address === address ? deck.file : undefined) ??
    (await writtenFile(address));
  return body === undefined ? undefined : { type, body };
}

/** What hosts must know of the site; `editor` where it has one. */
export function rules(editor?: EditorSources, ofContent = moves()) {
  const page = { formEndpoint: deliverySettings().address, inlineScript: bootScript };
  return hostingRules({ ...siteAddress(), ...page, isPreview: isPreview(), editor }, ofContent);
}

/** The headers of a file or a page, while developing as on every host, whatever is wrong with the content. */
export const headersAt = (path: string, editor?: EditorSources) => ({
  ...headersFor(path, rules(editor, [])),
  "Content-Type": contentTypeOf(path) ?? "application/octet-stream",
});

/** Where an address without a page leads on, while developing as on every host. */
export function redirectOf(address: string, query: string): string | undefined {
  const { redirects, basePath } = rules();
  const redirect = redirectFor(address, redirects);
  return redirect && locationOf(redirect, basePath, query);
}

let checked: Promise<Content> | undefined;

/** The checked content, while developing: read once until it is forgotten. */
export function ready(): Promise<Content> {
  checked ??= checkedContent();
  return checked;
}

/** A file of content/ has changed. */
export function forget(): void {
  forgetContent();
  checked = undefined;
}
