import { describe, expect, test } from "vitest";
import { isAcceptedCv, megabytes } from "./cv-file.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const file = (name: string, type: string) => ({ name, type, size: 1 });

describe("a CV", () => {
  test.each([
    ["cv.pdf", "application/pdf"],
    ["CV.PDF", "application/pdf"],
    ["cv.doc", "application/msword"],
    ["cv.final.docx", DOCX],
    // Systems without Word know no type for its files.
    ["cv.docx", ""],
  ])("may be %s of type %j", (name, type) => {
    expect(isAcceptedCv(file(name, type))).toBe(true);
  });

  test.each([
    ["cv.txt", "text/plain"],
    ["cv.pdf", "text/html"],
    ["cv.pdf.exe", "application/pdf"],
    ["pdf", "application/pdf"],
    ["cv.", ""],
    ["cv.constructor", ""],
    // Shown as "cvexe.pdf" by a careless program.
    ["cv\u202efdp.exe", ""],
    ["", ""],
  ])("may not be %s of type %j", (name, type) => {
    expect(isAcceptedCv(file(name, type))).toBe(false);
  });

  test("has its size in MB with two decimals", () => {
    expect(megabytes(0)).toBe("0.00 MB");
    expect(megabytes(1)).toBe("0.01 MB");
    expect(megabytes(262_144)).toBe("0.25 MB");
    expect(megabytes(5_242_880)).toBe("5.00 MB");
  });
});
