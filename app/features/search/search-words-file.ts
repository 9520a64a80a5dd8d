import type { Content } from "#app/model/content.ts";
import { wordsOf } from "#app/model/words.ts";
import { searchDialogWords, searchWords } from "./interface-words.ts";

/** The address of the words of the dialog, below the prefix of a language. */
export const SEARCH_WORDS_PATH = "/search-words.json";

/** The words of the dialog in a language, as JSON: the sections that it uses. */
export function searchWordsFile(content: Content): string {
  const search = wordsOf(searchWords, content);
  const searchDialog = wordsOf(searchDialogWords, content);
  return JSON.stringify({ search, searchDialog });
}
