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
    expect(cvRule.check(file(name, type), false)).toBeUndefined();
  });

  test.each([
    ["cv\n.pdf", "invisible"],
    ["cv.pdf\u0007", "invisible"],
    ["a\\b.pdf", "slash"],
    [`${"n".repeat(250)}.pdf`, "longName"],
  ])("with the name %j is refused if it is delivered", (name, fault) => {
    expect(cvRule.check(file(name, "application/pdf"), true)).toBe(fault);
    expect(cvRule.check(file(name, ""), false)).toBeUndefined();
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
    expect(cvRule.check(file(name, type), false)).toBe("wrongType");
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
  const cv = { name: "cv.pdf", type: "application/pdf", size };
  expect(sizeInMegabytes(size, "en-US")).toBe(shown);
  expect(cvRule.valuesOf(cv, "en-US")).toMatchObject({ size: shown, limit: "5 MB" });
  expect(cvRule.check(cv, true) === "tooLarge").toBe(size > CV_LIMIT);
});

test("sizes are written as the language writes them", () => {
  const cv = { name: "cv.pdf", type: "application/pdf", size: CV_LIMIT + 1 };
  expect(cvRule.valuesOf(cv, "de")).toMatchObject({ size: "5,01 MB", limit: "5 MB" });
  expect(cvRule.valuesOf(cv, "fr").size).toMatch(/^5,01\sMo$/);
});
