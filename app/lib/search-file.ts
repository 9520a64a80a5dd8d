/** Where the build puts the index; asked for when a visitor first opens the search. */
export const SEARCH_FILE_PATH = "/search-index.json";

/** Changes with the shape of the file, so that a tab from before a deployment does not misread it. */
export const SEARCH_FILE_VERSION = 1;

/** How a word stands in the text of a page: once or twice, often, or as another name of the page. */
export const IN_TEXT = 0;
export const OFTEN_IN_TEXT = 1;
export const OTHER_NAME = 2;

export interface Mention {
  /** Number of the page in `SearchFile.pages`. */
  page: number;
  how: typeof IN_TEXT | typeof OFTEN_IN_TEXT | typeof OTHER_NAME;
}

/** A page; without an address it is that of its group with the slug of the title. */
export type PageRow = [
  group: number,
  title: string,
  lead: string,
  headings: string[],
  address?: string,
];

/** The index as it travels. Titles, leads and headings are shown; of the text only the words are there. */
export interface SearchFile {
  version: number;
  /** Where to go when nothing was found. */
  suggestions: { label: string; href: string }[];
  /** What a result is called, such as `Article`, and the folder of its address. */
  groups: [label: string, folder: string][];
  /** In the order in which pages come that match equally well. */
  pages: PageRow[];
  /** The words of the texts and the pages that have them, see `packWords`. */
  words: string;
  mentions: string;
}

/** No quote, backslash or space, so that JSON adds nothing and a space can end a list. */
const DIGITS =
  "!#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
/** The lower half of the digits ends a number, the upper half goes on. */
const HALF = 45;
const HOWS = 3;
const CAPITAL_A = 65;
const LONGEST_START = 25;

function digits(value: number): string {
  let text = "";
  let rest = value;
  for (; rest >= HALF; rest = Math.floor(rest / HALF)) text += DIGITS[HALF + (rest % HALF)];
  return text + DIGITS[rest];
}

/**
 * Packs words and where they are mentioned. Each word is a capital for the number of letters that it shares
 * with the word before it (A for none), and the rest; each mention is the distance from the page before it.
 *
 * @param mentions by word, folded (no word holds a capital); the pages of each ascending
 */
export function packWords(mentions: ReadonlyMap<string, readonly Mention[]>) {
  let words = "";
  let lists = "";
  let last = "";
  for (const [word, places] of [...mentions].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let shared = 0;
    while (shared < LONGEST_START && last[shared] && last[shared] === word[shared]) shared += 1;
    words += String.fromCharCode(CAPITAL_A + shared) + word.slice(shared);
    last = word;
    let previous = -1;
    for (const { page, how } of places) {
      lists += digits((page - previous - 1) * HOWS + how);
      previous = page;
    }
    lists += " ";
  }
  return { words, mentions: lists };
}

/** Unpacks what `packWords` has packed, a word at a time. */
export function* unpackWords(
  file: Pick<SearchFile, "words" | "mentions">,
): Generator<[word: string, mentions: Mention[]]> {
  const lists = file.mentions.split(" ");
  let last = "";
  let number = 0;
  for (const [, start = "A", rest = ""] of file.words.matchAll(/([A-Z])([^A-Z]*)/g)) {
    last = last.slice(0, start.charCodeAt(0) - CAPITAL_A) + rest;
    yield [last, unpackMentions(lists[number] ?? "")];
    number += 1;
  }
}

function unpackMentions(list: string): Mention[] {
  const mentions: Mention[] = [];
  let page = -1;
  let value = 0;
  let factor = 1;
  for (const character of list) {
    const digit = DIGITS.indexOf(character);
    value += (digit % HALF) * factor;
    factor *= HALF;
    if (digit >= HALF) continue;
    page += 1 + Math.floor(value / HOWS);
    mentions.push({ page, how: (value % HOWS) as Mention["how"] });
    value = 0;
    factor = 1;
  }
  return mentions;
}
