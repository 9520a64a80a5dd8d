import { expect, test } from "vitest";
import { readBuiltSite } from "./built/built-site.ts";
import { SHIPPED_CHECKS } from "./shipped-checks.ts";
import { readShippedFacts } from "./shipped-facts.ts";

/*
 * `npm run check:shipped`: compares content/, and the site that was built of it, with what docs/product.md promises of the
 * content that ships (section 18).
 *
 * It is for who hands the product over, before content/ is edited for a firm. Five headlines become six as soon as an
 * editor likes, so it is no step of `npm test`; the same promises are held there for the fixture `structure`, which is
 * that content, frozen (docs/decisions/0020-tests-on-fixtures.md).
 */

/** What is said to an editor who has decided otherwise. */
const ORDERED =
  "docs/product.md, section 18, promises this of the content that ships. If the firm has decided otherwise, there is nothing to mend: npm run check is the gate of its content";

test.each(Object.entries(readShippedFacts("content")))(
  "%s: as promised",
  (_, { found, promised }) => {
    expect(found, ORDERED).toEqual(promised);
  },
);

const built = readBuiltSite("dist");

test.each(Object.entries(SHIPPED_CHECKS))("every page: %s", (_, find) => {
  expect(find(built), ORDERED).toEqual([]);
});
