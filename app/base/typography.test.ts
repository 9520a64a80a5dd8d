import { expect, test } from "vitest";
import { typographic } from "./typography.ts";

test.each([
  ["We don't, and the partners' notes say why.", "We don’t, and the partners’ notes say why."],
  ['He said "not yet" and left.', "He said “not yet” and left."],
  ["\"It's 'urgent',\" they say", "“It’s ‘urgent’,” they say"],
  ["no quotes at all", "no quotes at all"],
])("%s is set as %s", (typed, set) => {
  expect(typographic(typed)).toBe(set);
});
