import { expect, test } from "vitest";
import { languageOfFolder } from "#app/model/language.ts";
import { describeTranslation } from "./describe-translations.ts";

const report = {
  language: languageOfFolder("de"),
  folder: "content/de",
  isHistoryKnown: true,
  texts: 9,
  copies: [],
};

test("a translation without gaps is complete", () => {
  const complete = describeTranslation({ ...report, gaps: [] });
  expect(complete).toEqual(["content/de (Deutsch): complete and up to date."]);
});

test("each gap stands in a line, below a summary", () => {
  const lines = describeTranslation({
    ...report,
    gaps: [
      { file: "content/de/pages/about.yaml", state: "no file", field: "", texts: 0 },
      { file: "content/de/site.yaml", state: "out of date", field: "tagline", texts: 1 },
    ],
  });
  expect(lines).toEqual([
    "content/de (Deutsch): files that it lacks: 1, missing: 0, out of date: 1.",
    "  content/de/pages/about.yaml  no file",
    "  content/de/site.yaml         out of date  tagline",
  ]);
});

test("a report says when the history is not known", () => {
  const text = describeTranslation({ ...report, gaps: [], isHistoryKnown: false }).join("\n");
  expect(text).toContain("not known");
  expect(text).not.toContain("up to date");
});
