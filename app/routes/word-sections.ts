import { UI_WORDS } from "#app/ui/words.ts";
import type { WordSection } from "#app/words/word-section.ts";

/** THE list of the sections of content/words.yaml, in the order of the file. */
export const WORD_SECTIONS: readonly WordSection[] = [...UI_WORDS];
