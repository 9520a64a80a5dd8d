import { expect, test } from "vitest";
import { findUnreasonedPackages, PACKAGE_RECORD } from "./package-reasons.ts";

const record =
  "Use `npm start`.\n\n| Package | What for |\n| --- | --- |\n| `react`, `react-dom` | `hydrate` |\n";

test("packages and reasons that agree pass", () => {
  expect(findUnreasonedPackages(["react", "react-dom"], record)).toEqual([]);
});

test("a package without a reason and a reason without a package are found", () => {
  expect(findUnreasonedPackages(["react", "vue"], record)).toEqual([
    `${PACKAGE_RECORD}: give a reason for vue`,
    `${PACKAGE_RECORD}: names react-dom, which package.json does not`,
  ]);
});
