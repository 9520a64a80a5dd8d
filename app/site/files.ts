import { brandSheet } from "#app/features/artwork/brand-sheet.ts";
import { pictureFile } from "#app/features/artwork/picture-files.ts";
import { attachmentBytes } from "#app/features/attachments/attachments.ts";
import { calendarFiles } from "#app/features/events/calendar-files.ts";
import { feedFiles } from "#app/features/feeds/feed-content.ts";
import { searchDocuments, searchIndexFile } from "#app/features/search/index-file.ts";
import { loadSearchLanguage } from "#app/features/search/load-search-language.ts";
import { SEARCH_INDEX_PATH } from "#app/features/search/search-index.ts";
import { SEARCH_WORDS_PATH, searchWordsFile } from "#app/features/search/search-words-file.ts";
import { BRAND_ADDRESS, brandFiles } from "#app/features/seo/brand-files.ts";
import { cardFiles } from "#app/features/seo/cards/social-cards.ts";
import { llmsText } from "#app/features/seo/llms-text.ts";
import { searchImageFiles } from "#app/features/seo/search-images.ts";
import { textFiles } from "#app/features/seo/text-files.ts";
import { content, contentOfLanguages, originalContent, withContent } from "#app/model/content.ts";
import { contentHistory } from "#app/model/content-history.ts";
import { contentRoot } from "#app/model/source-file.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { insightPath } from "#app/routes/insights/detail/insight-href.ts";
import { categoryFiles } from "#app/routes/insights/list/list-cards.ts";
import { allPages } from "#app/routes/page-index.ts";
import { searchContent } from "#app/routes/search/content.ts";
import { writeBuiltFile } from "../../platform/built-files.ts";
import { addressOf, inEveryLanguage, resolveAddress } from "./languages.ts";
import { powerPoint } from "./power-point.ts";

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

/** Writes a group of files. @returns the number of files */
export async function writeFiles(directory: string, group: Group) {
  const files = Object.entries(await FILES[group]());
  for (const [path, data] of files) writeBuiltFile(directory, path, data);
  return { written: files.length };
}

/** The file at an address, for the preview server. Undefined if there is none. */
export async function fileAt(address: string): Promise<string | Buffer | undefined> {
  const deck = address.endsWith(".pptx") ? (await powerPoint())[address] : undefined;
  if (deck) return deck;
  const { path } = resolveAddress(address);
  const attached = await attachmentBytes(address);
  if (attached) return attached;
  if (BRAND_ADDRESS.test(address)) return (await FILES.brand())[address];
  return (await pictureFile(address)) ?? (await FILES[groupAt(path)]())[address];
}

/** The group of a file by its address without the prefix of a language. Files with any other address are in `texts`. */
function groupAt(path: string): Group {
  const [, group] = /^\/(search|feeds|cards)[-/]/.exec(path) ?? [];
  return (group as "search" | "feeds" | "cards" | undefined) ?? "texts";
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
