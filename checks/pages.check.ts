import { expect, test } from "vitest";
import { readBuiltSite } from "./built/built-site.ts";
import { canRunNuChecker, runNuChecker } from "./built/nu-checker.ts";
import { PAGE_CHECKS } from "./page-checks.ts";

/* `npm run check`: the gate of content. It holds for every page that was built of it, whatever it says. */

const site = readBuiltSite("dist");

test.each(Object.entries(PAGE_CHECKS))("every page: %s", (_, find) => {
  expect(find(site)).toEqual([]);
});

test("visitors get the notice of each package of which they get something", () => {
  const [, ...notices] = String(site.read("licences.txt")).split(/^## /m);
  expect(notices.join()).toMatch(/familjen-grotesk.*react-dom.*scheduler.*tailwindcss/s);
  // A notice without its text is but a name.
  expect(notices.filter((notice) => !/copyright.*permi/is.test(notice))).toEqual([]);
});

test.skipIf(!canRunNuChecker())("every page: valid HTML (Nu checker)", () => {
  expect(runNuChecker("dist/site")).toBe("");
});
