import { phrase, plural } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** Files to download, recordings and films. */
export const attachmentWords = wordSection(
  "attachments",
  "Beside downloads, recordings and films, on the pages of insights and standalone pages.",
  {
    downloads: phrase(),
    fileFacts: phrase("type", "size"),
    listen: phrase(),
    duration: plural(),
    chapters: phrase(),
    transcript: phrase(),
    watchElsewhere: phrase("host"),
  },
);
