import { expect, test } from "vitest";
import { DRAWING_MEANINGS } from "./drawing-meanings.ts";
import { familyOf, picture } from "./picture-fields.ts";

test("no two meanings are drawn alike", () => {
  const families = Object.values(DRAWING_MEANINGS).map(({ family }) => family);
  expect(new Set(families).size).toBe(families.length);
});

test("a drawing follows from what a page says, and a page says one thing", () => {
  const field = picture();
  expect(field.safeParse({ says: "merger", scheme: "violet" }).success).toBe(true);
  expect(field.safeParse({ says: "merger", family: "dots" }).success).toBe(false);
  expect(familyOf({ says: "merger" })).toBe("interlock");
  expect(familyOf({ family: "dots" })).toBe("dots");
});
