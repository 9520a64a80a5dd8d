import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readBuiltSite } from "./built/built-site.ts";
import { PAGE_CHECKS } from "./page-checks.ts";

/* `npm run check`: what holds for every page of the built site. */

const site = readBuiltSite();
/** The W3C's own checker (https://validator.github.io/validator/), a Java program. */
const nu = "node_modules/vnu-jar/build/dist/vnu.jar";
const canRunNu = spawnSync("java", ["-version"]).status === 0;

test.each(Object.entries(PAGE_CHECKS))("every page: %s", (_, find) => {
  expect(find(site)).toEqual([]);
});

test("visitors get the notice of each package of which they get something", () => {
  const [, ...notices] = String(site.read("licences.txt")).split(/^## /m);
  expect(notices.join()).toMatch(/familjen-grotesk.*react-dom.*scheduler.*tailwindcss/s);
  // Without its text one is but a name.
  expect(notices.filter((notice) => !/copyright.*permi/is.test(notice))).toEqual([]);
});

test.skipIf(!canRunNu)("every page: valid HTML (Nu checker)", () => {
  // Its hints of the lowest kind aside, it finds nothing to say.
  const options = "--skip-non-html --skip-info-messages --stdout --filterpattern".split(" ");
  // It does not know yet that `rel="expect"` may block as well (HTML Standard, section 4.2.4).
  const unknown =
    ".*“blocking” attribute must have a “rel” attribute whose value is “stylesheet”.*";
  const args = ["-jar", nu, ...options, unknown, "dist/site"];
  const { status, stdout, stderr } = spawnSync("java", args);
  expect(`${stdout}${stderr}`).toBe("");
  expect(status).toBe(0);
});
