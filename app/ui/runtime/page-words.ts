import type { pageWords as section } from "#app/ui/interface-words.ts";
import type { WordsOf } from "#app/words/word-section.ts";

/** The words of scripts that belong to no island. The document has them in an attribute (app/ui/frame/document.tsx). */
export function pageWords(): WordsOf<typeof section> {
  return JSON.parse(document.documentElement.dataset.words ?? "{}");
}
