import { expect, test } from "vitest";
import { typographic, withWholeNumbers } from "./typography.ts";

test.each([
  ["We don't, and the partners' notes say why.", "We don’t, and the partners’ notes say why."],
  ['He said "not yet" and left.', "He said “not yet” and left."],
  ["\"It's 'urgent',\" they say", "“It’s ‘urgent’,” they say"],
  ["no quotes at all", "no quotes at all"],
])("%s is set as %s", (typed, set) => {
  expect(typographic(typed, "en-US")).toBe(set);
});

test.each([
  ["de", `Sie sagt: "Das ist 'eilig', glaub's mir."`, "Sie sagt: „Das ist ‚eilig‘, glaub’s mir.“"],
  ["de-CH", 'Sie sagt "nein".', "Sie sagt «nein»."],
  ["fr", `Elle dit "aujourd'hui".`, "Elle dit «\u00a0aujourd’hui\u00a0»."],
  ["sv", 'Hon sa "nej".', "Hon sa ”nej”."],
  ["ja", '"はい"', "「はい」"],
])("in %s %s is set as %s", (tag, typed, set) => {
  expect(typographic(typed, tag)).toBe(set);
});

test("a number does not stand at the end of a line", () => {
  expect(withWholeNumbers("Call +1 415 555 0132 within 1 business day.")).toBe(
    "Call +1\u00a0415\u00a0555\u00a00132\u00a0within 1\u00a0business day.",
  );
});
