import { describe, expect, test } from "vitest";
import { findInLines, findLongFiles, machinePath } from "./source-files.ts";

const lines = (count: number) => "x\n".repeat(count);

describe("sizes of files", () => {
  const files = (...counts: number[]) =>
    counts.map((count, index) => ({ path: `app/${index}.ts`, text: lines(count) }));

  test("a file over the limit is found, whatever the others are", () => {
    expect(findLongFiles(files(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 251))).toEqual([
      "app/11.ts: 251 lines, over 250",
    ]);
  });

  test("too long at the median and at the 90th percentile is found", () => {
    expect(findLongFiles(files(10, 61, 61))[0]).toBe("the median of all files: 61 lines, over 60");
    expect(findLongFiles(files(10, 10, 10, 151, 151))[0]).toBe(
      "the 90th percentile of all files: 151 lines, over 150",
    );
  });

  test("content and settings may be long", () => {
    expect(findLongFiles([{ path: "content/a.yaml", text: lines(999) }])).toEqual([]);
  });
});

test("lines that name the firm, or a path of one machine, are found", () => {
  const wheres = (text: string, pattern: RegExp) =>
    findInLines([{ path: "README.md", text }], pattern).map((problem) =>
      problem.replace(/: .*/, ""),
    );
  expect(wheres("<p>\n  Acme Ltd.\n</p>", /Acme/)).toEqual(["README.md:2"]);
  const text = `a\n${["", "home", "ada", "x"].join("/")}\n/srv/copy/app\n#app/routes/home/home.tsx`;
  expect(wheres(text, machinePath("/srv/copy"))).toEqual(["README.md:2", "README.md:3"]);
});
