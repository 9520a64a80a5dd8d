import { artworkWords } from "#app/features/artwork/interface-words.ts";
import { attachmentWords } from "#app/features/attachments/interface-words.ts";
import { deckWords, powerPointWords, slideWords } from "#app/features/deck/interface-words.ts";
import { eventWords } from "#app/features/events/interface-words.ts";
import { exhibitWords } from "#app/features/exhibits/interface-words.ts";
import { feedWords } from "#app/features/feeds/interface-words.ts";
import { FORMS_WORDS } from "#app/features/forms/interface-words.ts";
import { longTextWords } from "#app/features/long-text/interface-words.ts";
import { menuWords } from "#app/features/navigation/interface-words.ts";
import {
  searchButtonWords,
  searchDialogWords,
  searchResultWords,
  searchWords,
} from "#app/features/search/interface-words.ts";
import { llmsWords, positionWords } from "#app/features/seo/interface-words.ts";
import { specimenWords } from "#app/features/specimens/interface-words.ts";
import { topicWords } from "#app/features/topics/interface-words.ts";
import { UI_WORDS } from "#app/ui/interface-words.ts";
import type { WordSection } from "#app/words/word-section.ts";
import { aboutWords } from "./about/interface-words.ts";
import { brochureWords } from "./brochure/interface-words.ts";
import {
  applyWords,
  positionChoiceWords,
  positionListWords,
} from "./careers/apply/interface-words.ts";
import { careerWords } from "./careers/interface-words.ts";
import { contactPageWords, contactWords } from "./contact/interface-words.ts";
import { heroWords } from "./home/interface-words.ts";
import { industryWords } from "./industries/interface-words.ts";
import {
  insightGridWords,
  insightListWords,
  insightWords,
  shareWords,
} from "./insights/interface-words.ts";
import { pageNames } from "./interface-words.ts";
import { leadershipWords } from "./leadership/interface-words.ts";
import { legalWords } from "./legal/interface-words.ts";
import { notFoundWords, pageMeantWords } from "./not-found/interface-words.ts";
import { serviceWords } from "./services/interface-words.ts";

/** The sections of content/words.yaml, in the order of the file. A section that is not listed here has no words. */
export const WORD_SECTIONS: readonly WordSection[] = [
  ...UI_WORDS,
  menuWords,
  searchWords,
  searchResultWords,
  searchDialogWords,
  searchButtonWords,
  topicWords,
  specimenWords,
  longTextWords,
  exhibitWords,
  artworkWords,
  feedWords,
  pageNames,
  aboutWords,
  brochureWords,
  careerWords,
  applyWords,
  positionChoiceWords,
  positionListWords,
  heroWords,
  industryWords,
  serviceWords,
  insightWords,
  shareWords,
  insightListWords,
  insightGridWords,
  attachmentWords,
  eventWords,
  leadershipWords,
  legalWords,
  notFoundWords,
  pageMeantWords,
  contactWords,
  contactPageWords,
  ...FORMS_WORDS,
  llmsWords,
  positionWords,
  deckWords,
  slideWords,
  powerPointWords,
];
