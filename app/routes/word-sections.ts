import { artworkWords } from "#app/features/artwork/interface-words.ts";
import { exhibitWords } from "#app/features/exhibits/interface-words.ts";
import { feedWords } from "#app/features/feeds/interface-words.ts";
import { longTextWords } from "#app/features/long-text/interface-words.ts";
import { menuWords } from "#app/features/navigation/interface-words.ts";
import { searchWords } from "#app/features/search/interface-words.ts";
import { topicWords } from "#app/features/topics/interface-words.ts";
import { UI_WORDS } from "#app/ui/interface-words.ts";
import type { WordSection } from "#app/words/word-section.ts";

/** THE list of the sections of content/words.yaml, in the order of the file. */
export const WORD_SECTIONS: readonly WordSection[] = [
  ...UI_WORDS,
  menuWords,
  searchWords,
  topicWords,
  longTextWords,
  exhibitWords,
  artworkWords,
  feedWords,
];
