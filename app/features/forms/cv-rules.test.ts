import { describe, expect, test } from "vitest";
import { CV_LIMIT, cvRule, sizeInMegabytes } from "./cv-rules.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (name: string, type: string) => ({ name, type, size: 1 });

describe("a CV", () => {
  test.each([
    ["cv.pdf", "application/pdf"],
    ["CV.PDF", "application/pdf"],
    ["cv.doc", "application/msword"],
    ["cv.final.docx", DOCX],
    // Systems without Word report no type for Word files.
    ["cv.docx", ""],
  ])("may be %s of type %j", (name, type) => {
    expect(cvRule(file(name, type), false)).toBeUndefined();
  });

  test.each([
    ["cv\n.pdf", /line break/],
    ["cv.pdf\u0007", /invisible character/],
    ["a\\b.pdf", /slash or a backslash/],
    [`${"n".repeat(250)}.pdf`, /longer than 250 characters/],
  ])("gets a message about its name %j if it is delivered", (name, words) => {
    expect(cvRule(file(name, "application/pdf"), true)).toMatch(words);
    expect(cvRule(file(name, ""), false)).toBeUndefined();
  });

  test.each([
    ["cv.txt", "text/plain"],
    ["cv.pdf", "text/html"],
    ["cv.pdf.exe", "application/pdf"],
    ["pdf", "application/pdf"],
    ["cv.", ""],
    ["cv.constructor", ""],
    // Some programs would show it as "cvexe.pdf".
    ["cv\u202efdp.exe", ""],
    ["", ""],
  ])("may not be %s of type %j", (name, type) => {
    expect(cvRule(file(name, type), false)).toContain("neither PDF nor Word");
  });
});

test.each([
  [0, "0.00 MB"],
  [1, "0.01 MB"],
  [262_144, "0.25 MB"],
  [CV_LIMIT, "5.00 MB"],
  [CV_LIMIT + 1, "5.01 MB"],
  [6_000_000, "5.72 MB"],
])("%d bytes are shown as %s, in the field and in the message", (size, shown) => {
  expect(sizeInMegabytes(size)).toBe(shown);
  const message = cvRule({ name: "cv.pdf", type: "application/pdf", size }, true);
  if (size > CV_LIMIT) expect(message).toContain(`The file has ${shown}, more than the 5 MB`);
});
