import { documentEdits } from "./document-edits.ts";
import type { Edit } from "./edit.ts";
import { firmEdits } from "./firm-edits.ts";
import { homeEdits } from "./home-edits.ts";
import { insightEdits } from "./insight-edits.ts";
import { peopleEdits } from "./people-edits.ts";
import { topicEdits } from "./topic-edits.ts";

/** What owners of the site do to its content, within docs/editing.md. */
export const EDITS: readonly Edit[] = [
  ...homeEdits,
  ...topicEdits,
  ...insightEdits,
  ...peopleEdits,
  ...firmEdits,
  ...documentEdits,
];
