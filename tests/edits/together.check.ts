import { test } from "vitest";
import { EDITS } from "./edits.ts";
import { makeEdits } from "./owner-commands.ts";
import { copySite } from "./site-copy.ts";

/* `npm test` makes all edits at once; `npm run test:edits` also makes each by itself (each.check.ts). */

test("content that is sound leaves every gate green after all edits together", async () => {
  await using copy = await copySite();
  await makeEdits(copy, EDITS);
});
