import { expect, test } from "vitest";
import { cacheKey } from "./build-cache.ts";
import { type BundleInputs, bundleRecipe } from "./bundles.ts";

const INPUTS: BundleInputs = {
  sources: { "app/page.tsx": "a" },
  settings: { base: "/" },
  languages: ["en"],
  words: { search: { open: "Search" } },
};
const key = (change: Partial<BundleInputs> = {}, part: "server" | "client" = "client") =>
  cacheKey(bundleRecipe(part, { ...INPUTS, ...change }));

test.each([
  { sources: { "app/page.tsx": "b" } },
  { sources: { "app/other.tsx": "a" } },
  { settings: { base: "/site/" } },
  { languages: ["en", "de"] },
  { words: { search: { open: "Find" } } },
])("bundles are made anew if only this changes: %j", (change) => {
  expect(key(change)).not.toBe(key());
});

test("bundles are taken over as long as nothing changes, and each only as itself", () => {
  expect(key(structuredClone(INPUTS))).toBe(key());
  expect(key({}, "server")).not.toBe(key({}, "client"));
});
