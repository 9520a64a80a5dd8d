import { afterAll, beforeAll, expect, test } from "vitest";
import { differencesFromBuildFromNothing } from "./build-from-nothing.ts";
import { EDITS } from "./edits.ts";
import { makeEdits } from "./owner-commands.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/*
 * `npm run test:edits`: each edit alone, on the content of the site `structure`. An edit takes about a minute. Its build
 * takes over files of earlier builds, and must have the same result as a build from nothing.
 */

let copy: SiteCopy;
beforeAll(async () => {
  copy = await copySite();
});
afterAll(() => copy[Symbol.asyncDispose]());

test.each(EDITS)("content that is sound leaves every gate green: $name", async (edit) => {
  await copy.reset();
  await makeEdits(copy, [edit]);
  expect(await differencesFromBuildFromNothing(copy)).toEqual([]);
});
