import {
  type Mention,
  OFTEN_IN_TEXT,
  OTHER_NAME,
  SEARCH_FILE_VERSION,
  type SearchFile,
  unpackWords,
} from "./search-file.ts";
import { isCommon, stem, wordsOf } from "./search-words.ts";
import { slugOf } from "./slug.ts";

/** Where a word may stand in a page, from the place that says least of it to the one that says most. */
export const PLACES = ["text", "often", "lead", "heading", "title"] as const;
export type Place = (typeof PLACES)[number];

/** A page that can be found. */
export interface SearchPage {
  /** What kind of page it is, e.g. `Article`. */
  label: string;
  title: string;
  lead: string;
  headings: string[];
  /** Address below the site, percent-encoded. */
  href: string;
  /** Words of the title that are not common ones. */
  titleWords: number;
}

/** A word of the index. */
export interface SearchTerm {
  /** As a text has it, folded. */
  word: string;
  stem: string;
  /** Each `page * PLACES.length + place`, as numbers of the two lists. */
  places: number[];
}

/** The index as it is searched. */
export interface SearchIndex {
  pages: SearchPage[];
  terms: SearchTerm[];
  suggestions: SearchFile["suggestions"];
}

const PLACE_OF_MENTION: Record<Mention["how"], Place> = {
  0: "text",
  [OFTEN_IN_TEXT]: "often",
  [OTHER_NAME]: "title",
};

const packed = (page: number, place: Place) => page * PLACES.length + PLACES.indexOf(place);

function pageOf(row: SearchFile["pages"][number], groups: SearchFile["groups"]): SearchPage {
  const [group, title, lead, headings, address] = row;
  const [label, folder] = groups[group] ?? ["", "/"];
  const titleWords = wordsOf(title).filter(({ word }) => !isCommon(word)).length;
  return {
    label,
    title,
    lead,
    headings,
    href: encodeURI(address ?? folder + slugOf(title)),
    titleWords,
  };
}

/**
 * Makes the index that is searched from the file that travelled.
 *
 * @throws TypeError when the file is not of the shape that this code knows
 */
export function createSearchIndex(file: SearchFile): SearchIndex {
  if (file.version !== SEARCH_FILE_VERSION) {
    throw new TypeError(
      `The search index is of version ${file.version}, not ${SEARCH_FILE_VERSION}`,
    );
  }
  const terms = new Map<string, SearchTerm>();
  const placesOf = (word: string) => {
    const key = stem(word);
    const known = terms.get(key);
    if (known) return known.places;
    const term: SearchTerm = { word, stem: key, places: [] };
    terms.set(key, term);
    return term.places;
  };
  // The words of the texts come first: of a word's forms they have the most frequent one.
  for (const [word, mentions] of unpackWords(file)) {
    const places = placesOf(word);
    for (const { page, how } of mentions) places.push(packed(page, PLACE_OF_MENTION[how]));
  }
  const pages = file.pages.map((row) => pageOf(row, file.groups));
  pages.forEach(({ title, lead, headings }, page) => {
    for (const { word } of wordsOf(title)) placesOf(word).push(packed(page, "title"));
    const add = (text: string, place: Place) => {
      for (const { word } of wordsOf(text)) {
        if (!isCommon(word)) placesOf(word).push(packed(page, place));
      }
    };
    for (const heading of headings) add(heading, "heading");
    add(lead, "lead");
  });
  return { pages, terms: [...terms.values()], suggestions: file.suggestions };
}
