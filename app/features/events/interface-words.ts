import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Events to come, and the words after an event is over. */
export const eventWords = wordSection(
  "events",
  "The date, the place and the links of an event, on the page of its text.",
  {
    heading: phrase(),
    when: phrase(),
    where: phrase(),
    online: phrase(),
    join: phrase(),
    register: phrase(),
    calendar: phrase(),
    cancelled: phrase(),
    over: phrase("date"),
    recordingToCome: phrase(),
  },
);
