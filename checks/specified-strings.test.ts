import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../tests/set-up/content-copy.ts";
import { fixtureContent } from "../tests/set-up/fixture-site.ts";
import { describeSite } from "./built/built-site.ts";
import { findMissingStrings } from "./specified-strings.ts";

const PAGE = "<h1>404</h1> <p>Oops!\n  <b>Page</b> not found</p> <a href='/'>Return to home</a>";
const site = describeSite(["404.html"], () => Buffer.from(PAGE));

test("a text that no element of its page has exactly is reported", () => {
  const found = findMissingStrings(site, fixtureContent("structure"));
  expect(found.filter((line) => line.startsWith("/404"))).toEqual([
    '/404: no element has the text "Return to Home"',
  ]);
  expect(found.filter((line) => line.startsWith("words.yaml"))).toEqual([]);
});

test("a text that the words do not have exactly is reported with its field", () => {
  const copy = copyContent("structure");
  const file = join(copy.folder, "words.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("Company Brochure", "Our Brochure"));
  const found = findMissingStrings(site, copy.folder);
  copy.remove();
  expect(found).toContain(
    'words.yaml: brochure.printedTitle: "Our Brochure" instead of "Company Brochure"',
  );
});
