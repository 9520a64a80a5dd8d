import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The opening of the home page. */
export const heroWords = wordSection(
  "hero",
  "The first screen of the home page: its buttons and controls, some of them only heard.",
  {
    label: phrase(),
    carousel: phrase(),
    capabilities: phrase(),
    call: phrase(),
    insights: phrase(),
    scroll: phrase(),
    circles: phrase("first", "second", "third", "center"),
    messages: phrase(),
    play: phrase(),
    pause: phrase(),
    message: phrase("number", "count", "headline"),
  },
);
