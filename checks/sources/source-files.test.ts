import { expect, test } from "vitest";
import { findInLines, machinePath } from "./source-files.ts";

test("lines with the firm's name or with a path of a machine are reported", () => {
  const wheres = (text: string, pattern: RegExp) =>
    findInLines([{ path: "README.md", text }], pattern).map((problem) =>
      problem.replace(/: .*/, ""),
    );
  expect(wheres("<p>\n  Acme Ltd.\n</p>", /Acme/)).toEqual(["README.md:2"]);
  const text = `a\n${["", "home", "ada", "x"].join("/")}\n/srv/copy/app\n#app/routes/home/home.tsx`;
  expect(wheres(text, machinePath("/srv/copy"))).toEqual(["README.md:2", "README.md:3"]);
});
