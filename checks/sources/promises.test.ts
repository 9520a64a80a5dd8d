import { describe, expect, test } from "vitest";
import { findUnknownPromises } from "./promises.ts";

const document =
  "# Product\n\n- **4.3** The panel\n  opens.\n- **8.9** A snippet.\n- **8.10** A list.\n";

/** The findings for a file that cites promises. */
function check(text: string, promises = document) {
  return findUnknownPromises([
    { path: "docs/product.md", text: promises },
    { path: "app/menu.ts", text },
  ]);
}

describe("cited promises", () => {
  // Split, so that this file itself cites nothing.
  const cite = (numbers: string) => `product ${numbers}`;

  test("numbers of the document pass, alone and in a list", () => {
    expect(check(`/** Opens (${cite("4.3")}). */`)).toEqual([]);
    expect(check(`// ${cite("4.3, 8.9 and 8.10")}: all of them`)).toEqual([]);
    expect(check("A product of 3.2 parts; version 1.7.")).toEqual([]);
  });

  test("a number without a promise is reported with its line", () => {
    expect(check(`a\n/* ${cite("4.4")} */`)).toEqual(["app/menu.ts:2: docs/product.md has no 4.4"]);
    expect(check(cite("4.3 and 8.1"))).toEqual(["app/menu.ts:1: docs/product.md has no 8.1"]);
    expect(check(cite("8.9 to 8.11"))).toEqual(["app/menu.ts:1: docs/product.md has no 8.11"]);
  });

  test("a number that occurs twice in the document is reported", () => {
    expect(check("", `${document}- **4.3** Another.\n`)).toEqual([
      "docs/product.md: has 4.3 twice",
    ]);
  });
});
