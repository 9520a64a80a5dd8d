import { describe, expect, test } from "vitest";
import { ATTRIBUTION_NAMES } from "#app/base/attribution.ts";
import { fieldsOf } from "./form.ts";
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

test("no field has the name of a value that says where the visitor came from", () => {
  const names: readonly string[] = FORMS.flatMap((form) => fieldsOf(form).map(({ name }) => name));
  expect(names.filter((name) => ATTRIBUTION_NAMES.some((known) => known === name))).toEqual([]);
});

test("texts can write the names for the days: they are letters only", () => {
  for (const { retention } of FORMS) expect(retention.token).toMatch(/^[a-zA-Z]+$/);
});
