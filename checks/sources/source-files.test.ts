import { expect, test } from "vitest";
import { findInLines, machinePath } from "./source-files.ts";

test("lines that name the firm, or a path of one machine, are found", () => {
  const wheres = (text: string, pattern: RegExp) =>
    findInLines([{ path: "README.md", text }], pattern).map((problem) =>
      problem.replace(/: .*/, ""),
    );
  expect(wheres("<p>\n  Acme Ltd.\n</p>", /Acme/)).toEqual(["README.md:2"]);
  const text = `a\n${["", "home", "ada", "x"].join("/")}\n/srv/copy/app\n#app/routes/home/home.tsx`;
  expect(wheres(text, machinePath("/srv/copy"))).toEqual(["README.md:2", "README.md:3"]);
});
