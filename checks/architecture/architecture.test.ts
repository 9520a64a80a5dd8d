import { expect, test } from "vitest";
import { drawArchitecture } from "./draw.ts";
import { readFolderImports } from "./folder-imports.ts";
import { layers } from "./layers.ts";
import { findMisplaced, findStalePicture, PICTURE } from "./stale-picture.ts";

const files = [
  { path: "app/routes/home/home.tsx", text: 'import "#app/ui/a.tsx"; import "#app/ui/b.tsx";' },
  { path: "app/routes/home/page.tsx", text: 'import "./home.tsx"; import "react";' },
  { path: "app/root.tsx", text: 'import("#app/layout/header.tsx");' },
  { path: "vite.config.ts", text: 'export { x } from "./generators/x.ts";' },
  { path: "app/ui/a.test.ts", text: 'import "#app/content/content.ts";' },
  { path: "app/ui/a.tsx", text: 'import type { A } from "#app/lib/a.ts";' },
];
const imports = readFolderImports(files);
const drawn = { path: PICTURE, text: drawArchitecture(imports) };
const stale = (extra: { path: string; text: string }[]) =>
  findStalePicture([...files, ...extra]).map(({ what }) => what);

test("imports between folders are counted, without tests, types, packages and the folder's own", () => {
  expect(imports).toEqual([
    { from: "", to: "generators", count: 1 },
    { from: "app", to: "app/layout", count: 1 },
    { from: "app/routes", to: "app/ui", count: 2 },
  ]);
});

test("the picture goes stale with a new or a lost pair of folders, not with one import more", () => {
  const another = { path: "app/routes/x.tsx", text: 'import "#app/ui/c.tsx";' };
  const novel = { path: "app/routes/x.tsx", text: 'import "#app/lib/x.ts";' };
  expect(stale([drawn])).toEqual([]);
  expect(stale([drawn, another])).toEqual([]);
  expect(stale([drawn, novel])).toEqual(["does not show app/routes → app/lib"]);
  const older = drawArchitecture([...imports, { from: "server", to: "app/lib", count: 1 }]);
  expect(stale([{ path: PICTURE, text: older }])).toEqual([
    "shows server → app/lib, which is gone",
  ]);
  expect(stale([])).toHaveLength(imports.length);
});

test("a folder without a place and an import against the order are found", () => {
  const what = (from: string, to: string) =>
    findMisplaced([{ from, to }]).map((found) => found.what);
  expect(what("app/lib", "app/routes")).toEqual(["imports app/routes, which stands above it"]);
  expect(what("app/routes", "app/lib")).toEqual([]);
  expect(what("app/novel", "app/lib")).toEqual(["has no place for app/novel"]);
});

test("it has a title and says in words what it shows; boxes never lie on a line", () => {
  expect(drawn.text).toContain("app/routes imports app/ui.");
  expect(drawn.text).toMatch(/aria-labelledby="title desc"/);
  const dots = [
    ...drawn.text.matchAll(/<circle data-import="(\S+) (\S+)" cx="([\d.]+)" cy="(\d+)"/g),
  ];
  expect(dots).toHaveLength(imports.length);
  const boxes = [...drawn.text.matchAll(/<rect x="([\d.]+)" y="(\d+)" width="(\d+)" height="30"/g)];
  expect(boxes).toHaveLength(layers.flatMap(({ folders }) => folders).length);
  for (const [, , , cx, cy] of dots) {
    // Each dot is to the right of its row's box and above its column's.
    const inRow = boxes.find(([, , y]) => Number(y) + 15 === Number(cy));
    expect(Number(cx)).toBeGreaterThan(Number(inRow?.[1]) + Number(inRow?.[3]));
  }
});
