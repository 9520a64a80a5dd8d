import { expect, test } from "vitest";
import { readBuiltSite } from "./built/built-site.ts";
import { findChangedMessages } from "./promised-messages.ts";
import { SHIPPED_CHECKS } from "./shipped-checks.ts";
import { readShippedFacts } from "./shipped-facts.ts";

/*
 * `npm run check:shipped` compares content/, and the site that was built from it, with what docs/product.md promises of the
 * shipped content (section 18).
 *
 * Run it when the product is handed over, before anybody edits content/ for a firm. An editor may turn five headlines into
 * six, so this is not a step of `npm test`. There, the same promises are checked on the fixture `structure`, a frozen copy of
 * that content (docs/decisions/0020-tests-on-fixtures.md).
 */

/** The hint for an editor who has decided otherwise. */
const HINT =
  "docs/product.md, section 18, promises this of the shipped content. If the firm has decided otherwise, nothing is wrong: npm run check checks its content";

test.each(Object.entries(readShippedFacts("content")))(
  "%s: as promised",
  (_, { found, promised }) => {
    expect(found, HINT).toEqual(promised);
  },
);

const built = readBuiltSite("dist");

test.each(Object.entries(SHIPPED_CHECKS))("every page: %s", (_, find) => {
  expect(find(built), HINT).toEqual([]);
});

test("every promised message: as promised", () => {
  expect(findChangedMessages("content"), HINT).toEqual([]);
});
