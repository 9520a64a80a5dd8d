import { describe, expect, test } from "vitest";
import { FORMS } from "./form-table.ts";

describe("no two forms share", () => {
  test.each([
    ["a name", FORMS.map(({ name }) => name)],
    ["an address", FORMS.map(({ page }) => page)],
    ["a variable for their retention", FORMS.map(({ retention }) => retention.variable)],
    ["a name for the days of their retention", FORMS.map(({ retention }) => retention.token)],
  ])("%s", (_what, values: readonly string[]) => {
    expect(new Set(values).size).toBe(values.length);
  });
});

test("texts can write the names for the days: they are letters only", () => {
  for (const { retention } of FORMS) expect(retention.token).toMatch(/^[a-zA-Z]+$/);
});
