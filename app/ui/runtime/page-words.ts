import words from "virtual:words/page";
import type { pageWords as section } from "#app/ui/interface-words.ts";
import type { WordsOf } from "#app/words/word-section.ts";

/**
 * The words of scripts that belong to no island. A page that is not in the default language brings them
 * (app/ui/frame/document.tsx).
 */
export function pageWords(): WordsOf<typeof section> {
  return { ...words.page, ...JSON.parse(document.body.dataset.words ?? "{}") };
}
