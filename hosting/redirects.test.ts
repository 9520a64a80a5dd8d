import { expect, test } from "vitest";
import { findRedirect, type Redirect } from "./redirects.ts";

const redirects: readonly Redirect[] = [
  { from: "/old", to: "/new", status: 301 },
  { from: "/topics/:id", containing: "town-?halls", to: "/topics/halls", status: 302 },
  { from: "/topics/:id", to: "/topics", status: 302 },
];

test.each([
  ["/old", "/new"],
  ["/older", undefined],
  ["/topics/none", "/topics"],
  ["/topics/great-town-halls", "/topics/halls"],
  ["/Topics/TownHalls-today", "/topics/halls"],
  ["/topics/town-halls.pdf", undefined],
  ["/topics/", undefined],
  ["/topics/a/b", undefined],
  ["/topics/.env", undefined],
])("the first matching redirect leads %s to %s", (path, to) => {
  expect(findRedirect(path, redirects)?.to).toBe(to);
});
