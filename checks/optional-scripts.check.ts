import { rmSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { buildVariant } from "../tests/set-up/fixture-site.ts";
import { MAX_OPTIONAL_SCRIPT } from "./budgets.ts";
import { type BuiltSite, readBuiltSite } from "./built/built-site.ts";
import { inlineScriptSize, weighPages } from "./built/weights.ts";

/*
 * The site as it ships, with a receiver, is built without and with the features that a setting switches on: where enquiries
 * come from, the newsletter, and figures. What differs in the scripts is there because of them alone.
 */

const OFF = "test-results/sites/structure-features-off";
const ON = "test-results/sites/structure-features-on";

/** One text in the scripts of each feature: attribution, newsletter, figures. */
const MARKS = ["utm_source", "[data-sign-up]", "sendBeacon"];

let off: BuiltSite;
let on: BuiltSite;

beforeAll(async () => {
  for (const folder of [OFF, ON]) rmSync(folder, { recursive: true, force: true });
  await buildVariant({ FORMS: "receive" }, OFF);
  const features = { ATTRIBUTION: "on", NEWSLETTER: "on", FIGURES: "on" };
  await buildVariant({ FORMS: "receive", ...features }, ON);
  off = readBuiltSite(OFF);
  on = readBuiltSite(ON);
});

const scriptsOf = (site: BuiltSite): string[] =>
  [...site.files].filter((file) => file.endsWith(".js"));

/** The names of a site's scripts without what changes with their content. */
const namesOfScripts = (site: BuiltSite): string[] =>
  scriptsOf(site)
    .map((file) => file.replace(/-[\w-]{8}\.js$/, ".js"))
    .sort();

/** What the scripts in each page and those that it loads weigh, in bytes with brotli, by its address. */
function scriptWeights(site: BuiltSite): Map<string, number> {
  const weighed = weighPages(site, ["script", "scriptWithForm"]);
  return new Map(
    weighed.map(({ page, weights: { script, scriptWithForm } }) => {
      // One of the two parts is 0: a page has a form or it has none. A sign-up in its main part is a form, too.
      return [page.address, inlineScriptSize(page) + script + scriptWithForm];
    }),
  );
}

/** Which of the features' marks stand in the pages and scripts of a site. */
function marksIn(site: BuiltSite): string[] {
  const files = [...site.files].filter((file) => /\.(js|html)$/.test(file));
  const texts = files.map((file) => String(site.read(file)));
  return MARKS.filter((mark) => texts.some((text) => text.includes(mark)));
}

test("the scripts have nothing of a feature that is off", () => {
  expect(marksIn(on)).toEqual(MARKS);
  expect(marksIn(off)).toEqual([]);
});

test("with all features on, the scripts of a page weigh at most 1 KB more", () => {
  // No feature has a script of its own, which a page could load unweighed.
  expect(namesOfScripts(on)).toEqual(namesOfScripts(off));
  const weightsOn = scriptWeights(on);
  const added = [...scriptWeights(off)].map(([address, weight]) => {
    return { address, more: (weightsOn.get(address) ?? Number.NaN) - weight };
  });
  expect(added.length).toBeGreaterThan(50);
  expect(added.filter(({ more }) => !(more > 0 && more <= MAX_OPTIONAL_SCRIPT))).toEqual([]);
});
