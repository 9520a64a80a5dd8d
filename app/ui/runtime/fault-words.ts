import words from "virtual:words/faults";
import type { faultWords as section } from "#app/ui/interface-words.ts";
import type { WordsOf } from "#app/words/word-section.ts";

/**
 * The words for a fault that the boot script does without. A page that is not in the default language brings them with the
 * words of `pageWords` (app/ui/frame/document.tsx).
 */
export function faultWords(): WordsOf<typeof section> {
  return { ...words.faults, ...JSON.parse(document.body.dataset.words ?? "{}") };
}
