import { documentEdits } from "./document-edits.ts";
import type { Edit } from "./edit.ts";
import { firmEdits } from "./firm-edits.ts";
import { homeEdits } from "./home-edits.ts";
import { insightEdits } from "./insight-edits.ts";
import { peopleEdits } from "./people-edits.ts";
import { topicEdits } from "./topic-edits.ts";

/** Edits that owners of the site make, as docs/editing.md describes them. */
export const EDITS: readonly Edit[] = [
  ...homeEdits,
  ...topicEdits,
  ...insightEdits,
  ...peopleEdits,
  ...firmEdits,
  ...documentEdits,
];
