import { expect, test } from "vitest";
import { siteAddress } from "../hosting/address.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { canRunNu, findNuErrors } from "./built/nu-checker.ts";
import { pageChecks } from "./page-checks.ts";
import { describeProblems } from "./problem.ts";

/* `npm run check`: what holds for every page of the built site. */

const site = readBuiltSite("dist", siteAddress().basePath);

test.each(Object.entries(pageChecks(site, "content")))("every page: %s", async (_, find) => {
  expect(describeProblems(await find())).toBe("");
});

test.skipIf(!canRunNu())("every page: valid HTML (Nu checker)", () => {
  expect(describeProblems(findNuErrors("dist/site"))).toBe("");
});
