import { expect, test } from "vitest";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { pageAt } from "./page-index.ts";
import { shellData } from "./shell-data.ts";

await loadTestContent();

test("the last link in each panel of the menu leads to the canonical address of its entry (product 3.2)", () => {
  const entries = shellData().navigation.filter(({ overview }) => overview);
  expect(entries.length).toBeGreaterThan(1);
  for (const { href, overview } of entries) {
    expect(overview?.href).toBe(pageAt(href)?.canonical);
  }
  expect(entries.map(({ overview }) => overview?.href)).toContain("/services");
});
