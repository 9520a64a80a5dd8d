import { describe, expect, test } from "vitest";
import { findContentReaders } from "./content-readers.ts";

const find = (text: string, path = "app/model/some.test.ts") =>
  findContentReaders([{ path, text }]);

describe("tests of the program read no content of the repository", () => {
  test.each([
    'readFileSync("content/site.yaml", "utf8")',
    'await readFile("content/site.yaml")',
    'cpSync("content", folder, { recursive: true })',
    'await cp("./content", folder)',
    'globSync("content/**/*.md")',
    'globSync("**/*.md", { cwd: "content" })',
    'readdirSync("../../content/leaders")',
    'join("content", file)',
    "existsSync(`content/site.yaml`)",
    'new URL("../../content/site.yaml", import.meta.url)',
  ])("%s is reported with its line and the remedy", (call) => {
    expect(find(`import x;\n${call};`)).toEqual([
      expect.stringMatching(/^app\/model\/some\.test\.ts:2: reads content\/.*fixtureContent/),
    ]);
  });

  test.each([
    'expect(file).toBe("content/site.yaml");',
    'expect(path.replace("content/", "")).toBe("site.yaml");',
    'join(copy, "content/pages/press.yaml")',
    'toHaveAttribute("content", "noindex")',
    'root.getDirectoryHandle("content")',
    'cpSync(fixtureContent("structure"), folder, { recursive: true })',
  ])("%s is not reported", (call) => {
    expect(find(call)).toEqual([]);
  });

  test("it is reported in every kind of test, but not in the program or in a check of content", () => {
    const call = 'readFileSync("content/site.yaml")';
    for (const path of ["tests/e2e/a.spec.ts", "tests/set-up/a.ts", "platform/a.test.mjs"])
      expect(find(call, path), path).toHaveLength(1);
    for (const path of ["app/commands/go-live.ts", "checks/pages.check.ts", "tests/edits/a.ts"])
      expect(find(call, path), path).toEqual([]);
  });
});
