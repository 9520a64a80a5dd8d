import { content } from "#app/content/content.ts";
import {
  IN_TEXT,
  type Mention,
  OFTEN_IN_TEXT,
  OTHER_NAME,
  type PageRow,
  packWords,
  SEARCH_FILE_VERSION,
  type SearchFile,
} from "#app/lib/search-file.ts";
import { fold, isCommon, stem, wordsOf } from "#app/lib/search-words.ts";
import { slugOf } from "#app/lib/slug.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.ts";

/**
 * Words of texts in the index at most, counted once for each page that has them. A site of a thousand insights
 * is indexed whole; of a larger one each page keeps the words that tell most of it
 * (docs/decisions/0006-search.md has the measurements).
 */
const TEXT_WORDS = 300_000;
/** However many pages there are, each keeps as many. */
const LEAST_PER_PAGE = 24;
/** A word that a text has as often as this is one of its subjects. */
const OFTEN = 3;

/** The words of one page's texts: how often each is there, by its stem. */
type TextWords = Map<string, number>;
/** How often each form of a word is used, by its stem. */
type Forms = Map<string, Map<string, number>>;

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const stems = new Map<string, string>();

/** The stem of a word that is worth an entry, otherwise an empty string. Each word is thought about once. */
function keyOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const key = word.length < 2 || isCommon(word) ? "" : stem(word);
  stems.set(word, key);
  return key;
}

/** Counts the words of a page's texts, without common ones and those that its result shows anyway. */
function countWords({ title, lead, headings, texts }: SearchDocument, forms: Forms): TextWords {
  const shown = new Set(
    wordsOf([title, lead, ...headings].join(" ")).map(({ word }) => keyOf(word)),
  );
  const counts: TextWords = new Map();
  for (const { word } of wordsOf(texts.join(" "))) {
    const key = keyOf(word);
    if (key === "" || shown.has(key)) continue;
    countUp(counts, key);
    const used = forms.get(key);
    if (used) countUp(used, word);
    else forms.set(key, new Map([[word, 1]]));
  }
  return counts;
}

/** Leaves each page the words that tell most of it: frequent there, rare elsewhere. */
function tellingWords(pages: readonly TextWords[]): TextWords[] {
  const limit = Math.max(LEAST_PER_PAGE, Math.floor(TEXT_WORDS / Math.max(1, pages.length)));
  const having = new Map<string, number>();
  for (const words of pages) for (const key of words.keys()) countUp(having, key);
  const worth = (key: string, count: number) =>
    (1 + Math.log(count)) * Math.log(1 + pages.length / (having.get(key) ?? 1));
  return pages.map((words) => {
    if (words.size <= limit) return words;
    const sorted = [...words].map(([key, count]) => ({ key, count, worth: worth(key, count) }));
    sorted.sort((a, b) => b.worth - a.worth);
    return new Map(sorted.slice(0, limit).map(({ key, count }) => [key, count]));
  });
}

function otherNames(documents: readonly SearchDocument[]): [word: string, Mention][] {
  return content().pages.search.otherNames.flatMap(({ path, words }) => {
    const page = documents.findIndex((document) => document.path === path);
    if (page < 0) throw new RangeError(`content/pages/search.yaml: otherNames: no page ${path}`);
    return words.map((word): [string, Mention] => [fold(word), { page, how: OTHER_NAME }]);
  });
}

function mentionsOf(documents: readonly SearchDocument[]): Map<string, Mention[]> {
  const forms: Forms = new Map();
  const pages = tellingWords(documents.map((document) => countWords(document, forms)));
  const formOf = new Map(
    [...forms].map(([key, used]) => [key, [...used].sort(([, a], [, b]) => b - a)[0]?.[0] ?? key]),
  );
  const mentions = new Map<string, Mention[]>();
  pages.forEach((words, page) => {
    for (const [key, count] of words) {
      const word = formOf.get(key) ?? key;
      const how = count >= OFTEN ? OFTEN_IN_TEXT : IN_TEXT;
      const list = mentions.get(word);
      if (list) list.push({ page, how });
      else mentions.set(word, [{ page, how }]);
    }
  });
  for (const [name, mention] of otherNames(documents)) {
    const word = formOf.get(stem(name)) ?? name;
    const others = (mentions.get(word) ?? []).filter(({ page }) => page !== mention.page);
    mentions.set(
      word,
      [...others, mention].sort((a, b) => a.page - b.page),
    );
  }
  return mentions;
}

/** The index of everything that can be found, as it travels. */
export function searchFile(): SearchFile {
  const documents = searchDocuments();
  const groups: SearchFile["groups"] = [];
  const groupOf = ({ label, folder }: SearchDocument) => {
    const known = groups.findIndex(([name, place]) => name === label && place === folder);
    return known >= 0 ? known : groups.push([label, folder]) - 1;
  };
  const pages = documents.map((document): PageRow => {
    const { title, lead, headings, folder, path } = document;
    const group = groupOf(document);
    if (path === folder + slugOf(title)) return [group, title, lead, headings];
    return [group, title, lead, headings, path];
  });
  return {
    version: SEARCH_FILE_VERSION,
    suggestions: content().pages.search.suggestions,
    groups,
    pages,
    ...packWords(mentionsOf(documents)),
  };
}
