import { expect, test } from "vitest";
import { packagesImportedFrom, packageUses } from "./package-use.ts";

const files = [
  {
    path: "server/main.ts",
    text: 'import send from "send"; import "node:fs"; import { a } from "#app/lib/a.ts";',
  },
  {
    path: "app/lib/a.ts",
    text: 'import type { Z } from "zod"; export const a = () => import("@s/deep/part"); import "./b.ts";',
  },
  { path: "app/lib/b.ts", text: 'import "../../server/main.ts";' },
  { path: "app/root.tsx", text: 'import "react";' },
];
const locked = (name: string, dependencies = {}, within = "") => ({
  name,
  path: `${within}node_modules/${name}`,
  version: "1.0.0",
  dependencies,
});

test("imports are followed through the project's modules; types and Node's own do not count", () => {
  expect([...packagesImportedFrom(files, "server/main.ts")]).toEqual(["send", "@s/deep"]);
  expect(() => packagesImportedFrom(files, "server/gone.ts")).toThrow("server/gone.ts");
});

test("a package is shipped, of the server with all that it needs, or for building", () => {
  const packages = [
    locked("react"),
    locked("send", { debug: "^1" }),
    locked("debug", { ms: "^1" }),
    locked("ms", {}, "node_modules/debug/"),
    locked("zod"),
  ];
  const useOf = packageUses(files, packages);
  expect(packages.map(useOf)).toEqual(["shipped", "server", "server", "server", "building"]);
});
