import { afterAll, beforeAll, test } from "vitest";
import { EDITS } from "./edits.ts";
import { makeEdits } from "./owner-commands.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/* `npm run test:edits`: each edit alone, on the shipped content. Each takes about a minute. */

let copy: SiteCopy;
beforeAll(async () => {
  copy = await copySite();
});
afterAll(() => copy[Symbol.asyncDispose]());

test.each(EDITS)("content that is sound leaves every gate green: $name", async (edit) => {
  await copy.reset();
  await makeEdits(copy, [edit]);
});
