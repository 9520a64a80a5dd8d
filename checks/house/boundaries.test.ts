import { describe, expect, test } from "vitest";
import { findCrossedBoundaries } from "./boundaries.ts";
import { folderRules } from "./boundary-rules.ts";

const check = (path: string, text: string) => findCrossedBoundaries([{ path, text }]);
/** Folders that at least one rule keeps out, so that something forbidden exists for each. */
const forbidden = (allowed: readonly string[]) =>
  ["app/routes/home.tsx", "generators/write.ts"].find(
    (path) => !allowed.some((place) => path.startsWith(place)),
  );

describe("the table of folders", () => {
  const bounded = folderRules.filter(({ mayImport }) => !mayImport.includes("*"));

  test.each(bounded)("$folder may not import what its row leaves out", (rule) => {
    const target = forbidden([...rule.mayImport, rule.folder]) ?? "tests/e2e/fixtures.ts";
    const specifier = target.startsWith("app/") ? `#${target}` : relativeTo(rule.folder, target);
    const [problem] = check(`${rule.folder}/x.ts`, `import { x } from "${specifier}";`);
    expect(problem?.where).toBe(`${rule.folder}/x.ts:1`);
    expect(problem?.remedy).not.toBe("");
  });

  test.each(bounded)("$folder may import what its row lists, itself and any type", (rule) => {
    const listed = rule.mayImport.map((place) => {
      const path = place.includes(".") ? place : `${place}/y.ts`;
      return `import "${path.startsWith("app/") ? `#${path}` : relativeTo(rule.folder, path)}";`;
    });
    const types = 'import type { T } from "#app/routes/home.tsx";';
    const text = [...listed, types, 'export * from "./y.ts";'].join("\n");
    // Within a folder of app/ imports are relative; that rule has its own test.
    const problems = check(`${rule.folder}/x.ts`, text).filter(({ what }) => !what.includes("../"));
    expect(problems).toEqual([]);
  });

  test.each(
    folderRules.flatMap(({ folder, mayNotUse = [] }) =>
      mayNotUse.map((name) => ({ folder, name })),
    ),
  )("$folder may not use $name", ({ folder, name }) => {
    const specifier = name === "node:" ? "node:fs" : name;
    expect(check(`${folder}/x.tsx`, `import x from "${specifier}";`)).toHaveLength(1);
    expect(check(`${folder}/x.tsx`, `import type { X } from "${specifier}";`)).toEqual([]);
  });
});

describe("imports between folders", () => {
  test("nothing outside imports the tests, except the settings of their tools", () => {
    const text = 'import { x } from "./tests/set-up/x.ts";';
    expect(check("vite.config.ts", text)).toHaveLength(1);
    expect(check("playwright.config.ts", text)).toEqual([]);
    expect(check("server/main.ts", 'import type { X } from "../tests/x.ts";')).toHaveLength(1);
  });

  test("from one folder of app/ to another it goes by the alias", () => {
    const [problem] = check("app/routes/home/home.tsx", 'import { x } from "../../ui/x.tsx";');
    expect(problem?.remedy).toBe('write "#app/ui/x.tsx"');
    expect(check("app/routes/home/home.tsx", 'import { x } from "../about/x.tsx";')).toEqual([]);
    expect(check("app/root.tsx", 'import { x } from "./ui/x.tsx";')).toEqual([]);
  });

  test("dynamic imports, re-exports and imports for effect count; types among them do not", () => {
    const path = "app/ui/x.tsx";
    const target = "#app/routes/home.tsx";
    expect(check(path, `const load = () => import("${target}");`)).toHaveLength(1);
    expect(check(path, `export { x } from "${target}";`)).toHaveLength(1);
    expect(check(path, `export * from "${target}";`)).toHaveLength(1);
    expect(check(path, `import "${target}";`)).toHaveLength(1);
    expect(check(path, `import { type X, y } from "${target}";`)).toHaveLength(1);
    expect(check(path, `import { type X, type Y } from "${target}";`)).toEqual([]);
    expect(check(path, `export type { X } from "${target}";`)).toEqual([]);
  });

  test("unit tests are free", () => {
    expect(check("app/lib/x.test.ts", 'import "#app/routes/home.tsx";')).toEqual([]);
  });

  test("a file that cannot be read as a program is said, not passed over", () => {
    expect(() => check("app/lib/x.ts", "import {")).toThrow("app/lib/x.ts");
  });
});

function relativeTo(folder: string, target: string): string {
  return `${folder
    .split("/")
    .map(() => "..")
    .join("/")}/${target}`;
}
