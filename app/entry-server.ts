/* Everything that the build and `npm run dev` need from the app. Vite bundles it into server.js, never for the browser. */

import { createElement } from "react";
import { siteAddress } from "../hosting/address.ts";
import { contentTypeOf } from "../hosting/content-types.ts";
import { type EditorSources, headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import {
  findPageMeant,
  findQueryRedirect,
  findRedirect,
  locationOf,
} from "../hosting/redirects.ts";
import { setBuiltFiles, writeBuiltFile } from "../platform/built-files.ts";
import type {
  BuiltFiles,
  ContentFault,
  SiteDefinition,
  SitePreview,
  UnsavedFile,
  UnsavedPreview,
} from "../platform/site-definition.ts";
import { localPath } from "./base/local-path.ts";
import { brandSheet } from "./features/artwork/brand-sheet.ts";
import { pictureFile, usedPictures, writePictures } from "./features/artwork/pictures.ts";
import { attachmentBytes, copyAttachments } from "./features/attachments/attachments.ts";
import { deckFile } from "./features/deck/deck-links.ts";
import { cachedPowerPoint } from "./features/deck/power-point/cached-power-point.ts";
import { calendarFiles } from "./features/events/calendar-files.ts";
import { feedFiles } from "./features/feeds/feed-content.ts";
import { FIGURES_PAGE, figuresSettings } from "./features/figures/figures-settings.ts";
import { deliverySettings } from "./features/forms/delivery-settings.ts";
import { searchDocuments, searchIndexFile } from "./features/search/index-file.ts";
import { loadSearchLanguage } from "./features/search/load-search-language.ts";
import { SEARCH_INDEX_PATH } from "./features/search/search-index.ts";
import { SEARCH_WORDS_PATH, searchWordsFile } from "./features/search/search-words-file.ts";
import { BRAND_ADDRESS, brandFiles } from "./features/seo/brand-files.ts";
import { cardFiles } from "./features/seo/cards/social-cards.ts";
import { searchImageFiles } from "./features/seo/search-images.ts";
import { llmsText, textFiles } from "./features/seo/text-files.ts";
import {
  type Content,
  content,
  contentIfSet,
  contentOfLanguages,
  memoizeOnContent,
  originalContent,
  setContent,
  withContent,
  withOriginalContent,
} from "./model/content.ts";
import { ContentError } from "./model/content-error.ts";
import { contentHistory } from "./model/content-history.ts";
import { type ContentProblem, describeValue } from "./model/content-problem.ts";
import { originalPath } from "./model/language.ts";
import { isPreview } from "./model/publication.ts";
import { recordUses, watchTexts } from "./model/recorded-uses.ts";
import { contentRoot } from "./model/source-file.ts";
import { FEED_ADDRESSES } from "./routes/feeds/feed-addresses.ts";
import { insightPath } from "./routes/insights/detail/insight-href.ts";
import { categoryFiles } from "./routes/insights/list/list-cards.ts";
import { allPages, HOME, NOT_FOUND, pageAt } from "./routes/page-index.ts";
import type { RoutePage } from "./routes/page-kind.ts";
import { pagesInOtherSpellings, siteRedirects } from "./routes/redirects.ts";
import { PAGES } from "./routes/registry.ts";
import { searchContent } from "./routes/search/content.ts";
import {
  editorLanguages,
  loadSitePreview,
  loadUnsavedSite as loadUnsavedContent,
  siteSchemas,
} from "./routes/site-content.ts";
import { SiteDocument } from "./routes/site-document.tsx";
import { bootScriptOf } from "./ui/runtime/boot-script.ts";

export { copyAttachments, editorLanguages, siteSchemas, writePictures };

/**
 * Reads and checks content/ for a preview, and renders from the content that can be shown. There is no site if a page
 * lacks a part.
 */
export async function loadSite(): Promise<SitePreview> {
  try {
    const { content, problems } = await loadSitePreview();
    setContent(content);
    return { faults: problems.map(faultOf), site };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { faults: error.problems.map(faultOf), site: undefined };
  }
}

/** The same as if a file had been saved. What `loadSite` has read is still rendered elsewhere. */
export async function loadUnsavedSite(file: UnsavedFile): Promise<UnsavedPreview> {
  const { content, problems, isShown } = await loadUnsavedContent(file);
  const inContent = <Result>(render: () => Result) => withOriginalContent(content, render);
  return {
    faults: problems.map(faultOf),
    site: {
      ...site,
      within: (address, render) => inContent(() => site.within(address, render)),
      document: (address, assets) => inContent(() => site.document(address, assets)),
      notFoundFor: (address) => inContent(() => site.notFoundFor(address)),
      file: (address) => inContent(() => site.file(address)),
      redirectOf: (address, query) => inContent(() => site.redirectOf(address, query)),
    },
    address: isShown ? inContent(() => addressShowing(`content/${file.path}`)) : undefined,
  };
}

/**
 * The address of a page that shows a content file: the page of an item, a page with the words of the file, or the home page.
 * Undefined if a translation has no page for it.
 */
function addressShowing(file: string): string | undefined {
  const original = originalPath(file);
  const folder = original === file ? "" : file.split("/")[1];
  const language = contentOfLanguages().find(({ language }) => language.prefix.slice(1) === folder);
  return (
    language &&
    withContent(language, () => {
      const page = pageOfFile(original);
      return page && addressOf(page.path);
    })
  );
}

function pageOfFile(original: string): RoutePage | undefined {
  const isOriginal = (path = "") => originalPath(path) === original;
  const hasWords = ({ kind }: RoutePage) =>
    kind.files.some(({ fileName }) => original === `content/pages/${fileName}.yaml`);
  const pages = allPages().filter(({ path, canonical }) => path === canonical);
  return (
    pages.find((page) => isOriginal(page.file)) ??
    pages.find(hasWords) ??
    pages.find((page) => page.sources?.some(isOriginal)) ??
    pageAt(HOME)
  );
}

/** Converts a problem to the form in which the preview and the editor show it. */
function faultOf({ value, ...problem }: ContentProblem): ContentFault {
  return { ...problem, value: describeValue(value) };
}

/**
 * Renders pages from content that another process has read and checked.
 *
 * @param data the content as JSON
 */
export function openSite(data: string, builtFiles: BuiltFiles): SiteDefinition {
  const content: Content = JSON.parse(data);
  watchTexts(content);
  setContent(content);
  setBuiltFiles(builtFiles);
  return site;
}

/** The site as the renderer in platform/ sees it. It is made from the content that `setContent` was given. */
const site: SiteDefinition = {
  startScript: "app/ui/runtime/start.ts",
  islandScript: "app/ui/runtime/hydrate-islands.tsx",
  addresses: () => inEveryLanguage(() => allPages().map(({ path }) => addressOf(path))).flat(),
  within: (address, render) => withContent(placeOf(address).content, render),
  document(address, assets) {
    const { content, path } = placeOf(address);
    return withContent(content, () => {
      const page = pageAt(path);
      return page && createElement(SiteDocument, { page, assets });
    });
  },
  ownText(address) {
    const { content, path } = placeOf(address);
    const file = withContent(content, () => pageAt(path)?.file);
    const insight = file === undefined ? undefined : insightsByFile(content).get(file);
    return insight && { name: insight.file, text: insight.markdown };
  },
  async record(address, render) {
    const { result, uses } = recordUses(() => site.within(address, render));
    return { result: await result, texts: [...uses.texts], assets: [...uses.pictures] };
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
    const attached = await attachmentBytes(address);
    if (attached) return attached;
    if (BRAND_ADDRESS.test(address)) return (await FILES.brand())[address];
    return (await pictureFile(address)) ?? (await FILES[group as Group]())[address];
  },
  redirectOf(address, query) {
    const redirect =
      findPageMeant(address, pagesInOtherSpellings()) ??
      findQueryRedirect(address, query.slice("?".length), siteRedirects()) ??
      findRedirect(address, siteRedirects());
    const keptQuery = redirect?.query === undefined ? query : "";
    return redirect && locationOf(redirect, siteAddress().basePath, keptQuery);
  },
};

const insightsByFile = memoizeOnContent(({ insights }) => {
  return new Map(insights.map((insight) => [insight.file, insight]));
});

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

type Group = "texts" | "brand" | "search" | "feeds" | "cards";
type Files = Record<string, string | Buffer>;

/** The files other than pages and pictures, by address. A build writes them in groups. */
const FILES: Record<Group, () => Files | Promise<Files>> = {
  texts: async () => ({
    ...textFiles(inEveryLanguage(allPages), await contentHistory(contentRoot())),
    ...(await filesOfLanguages(() => ({ "/llms.txt": llmsText(allPages()), ...categoryFiles() }))),
    ...(await filesOfLanguages(() => calendarFiles(insightPath))),
    ...brandSheetFile(),
  }),
  // All languages share the logo and the icons.
  brand: () => withContent(originalContent(), brandFiles),
  // With a thousand insights this takes nearly a second. During development a view of a page must not wait for it.
  search: () =>
    filesOfLanguages(async () => {
      const documents = searchDocuments(allPages(), otherNamesOfPages());
      const language = await loadSearchLanguage(content().language.tag);
      const index = { [SEARCH_INDEX_PATH]: searchIndexFile(documents, language) };
      // The scripts have the words of the default language, but not during development.
      const isInScripts = content().language.prefix === "" && !import.meta.env.DEV;
      return isInScripts ? index : { ...index, [SEARCH_WORDS_PATH]: searchWordsFile(content()) };
    }),
  feeds: () => filesOfLanguages(() => feedFiles(FEED_ADDRESSES)),
  cards: async () => ({
    ...(await filesOfLanguages(() => cardFiles(allPages()))),
    // All languages share the pictures.
    ...(await searchImageFiles(allPages())),
  }),
};

/** Names by which visitors look for pages. A translation inherits them, also for pages that it lacks: those are left out. */
function otherNamesOfPages() {
  const { otherNames } = searchContent();
  if (content().language.prefix === "") return otherNames;
  const paths = new Set(allPages().map(({ path }) => path));
  return otherNames.filter(({ href }) => paths.has(href.replace(/#.*/, "")));
}

/** The style sheet with the firm's own colors, if it has any. */
function brandSheetFile(): Files {
  const sheet = brandSheet(originalContent());
  return sheet ? { [sheet.address]: sheet.text } : {};
}

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
  const files: Record<string, Buffer> = {};
  for (const of of contentOfLanguages()) {
    await withContent(of, async () => {
      if (!pageAt(PAGES.presentation.paths.main)) return;
      const file = await cachedPowerPoint(makePowerPoint, import.meta.env.BASE_URL);
      files[addressOf(`/${deckFile("pptx")}`)] = file;
    });
  }
  return files;
}

async function makePowerPoint(): Promise<Buffer> {
  const { powerPointFile } = await import("./features/deck/power-point/power-point-file.ts");
  return powerPointFile(content().deck);
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
  const receiverPaths = figures ? [figures.address, siteAddress().basePath + FIGURES_PAGE] : [];
  const page = {
    formEndpoint: deliverySettings().address,
    receiverPaths,
    // The editor of the preview server asks before the content is loaded.
    inlineScript: bootScriptOf(contentIfSet()?.site.announcement !== undefined),
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
