import { expect, test } from "vitest";
import { readNuReport } from "./nu-checker.ts";

test("the Nu checker's errors and warnings count, its hints do not", () => {
  const url = "file:/x/dist/site/services/m%26a/index.html";
  const messages = [
    { type: "error", url, lastLine: 3, message: "Stray end tag" },
    { type: "info", subType: "warning", url, lastLine: 4, message: "Lang" },
    { type: "info", url, lastLine: 5, message: "Trailing slash" },
  ];
  expect(readNuReport(JSON.stringify({ messages }))).toEqual([
    { where: "services/m&a/index.html:3", what: "Stray end tag" },
    { where: "services/m&a/index.html:4", what: "Lang" },
  ]);
});
