import { expect, test } from "vitest";
import { readBuiltSite } from "./built/built-site.ts";
import { canRunNuChecker, runNuChecker } from "./built/nu-checker.ts";
import { PAGE_CHECKS } from "./page-checks.ts";

/* `npm run check` checks every page that was built from the content, whatever the content says. */

const site = readBuiltSite("dist");

test.each(Object.entries(PAGE_CHECKS))("every page: %s", (_, find) => {
  expect(find(site)).toEqual([]);
});

test("licences.txt holds the notice of each package whose code visitors get", () => {
  const [, ...notices] = String(site.read("licences.txt")).split(/^## /m);
  expect(notices.join()).toMatch(/familjen-grotesk.*react-dom.*scheduler.*tailwindcss/s);
  // A notice must hold the text of the licence.
  expect(notices.filter((notice) => !/copyright.*permi/is.test(notice))).toEqual([]);
});

test.skipIf(!canRunNuChecker())("every page: valid HTML (Nu checker)", () => {
  expect(runNuChecker("dist/site")).toBe("");
});
