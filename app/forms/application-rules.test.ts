import { describe, expect, test } from "vitest";
import { checkApplication } from "./application-rules.ts";

const valid = {
  fullName: "Li",
  email: "li@example.com",
  phone: "12345",
  linkedin: "",
  coverLetter: "",
};
const cv = { name: "cv.pdf", size: 1000, type: "application/pdf" };

describe("the application form", () => {
  test("can be sent with a name of 2, a telephone of 5 characters, an address and a CV", () => {
    expect(checkApplication(valid, cv)).toEqual({});
  });

  test.each(["", "A", " A ", "A\u200b", "\u3164\u3164", "\u2800\u2800", "\u{1D159}\u115F"])(
    "wants a full name, not %j",
    (fullName) => {
      expect(checkApplication({ ...valid, fullName }, cv)).toEqual({
        fullName: "Full name is required",
      });
    },
  );

  test.each(["", "li", "li@", "li@localhost"])("wants an email address, not %j", (email) => {
    expect(checkApplication({ ...valid, email }, cv)).toEqual({ email: "Invalid email address" });
  });

  test.each(["", "1234", " 123 "])("wants a telephone number, not %j", (phone) => {
    expect(checkApplication({ ...valid, phone }, cv)).toEqual({
      phone: "Phone number is required",
    });
  });

  test("takes anything for a LinkedIn profile and a letter", () => {
    expect(checkApplication({ ...valid, linkedin: "me", coverLetter: "\u0000" }, cv)).toEqual({});
  });

  test("wants a CV that is a PDF or Word document", () => {
    expect(checkApplication(valid, undefined)).toEqual({ cv: "Choose a file with your CV" });
    const { cv: message } = checkApplication(valid, { ...cv, name: "cv.exe" });
    expect(message).toMatch(/neither PDF nor Word/);
  });

  test("takes a CV of any size, unless the delivery has a limit", () => {
    const limit = 5 * 1024 ** 2;
    const check = (size: number, rules = {}) => checkApplication(valid, { ...cv, size }, rules);
    expect(check(limit + 1)).toEqual({});
    expect(check(0)).toEqual({});
    const rules = { fileLimit: limit };
    expect(check(limit, rules)).toEqual({});
    expect(check(limit + 1, rules).cv).toBe(
      "The file has 5.01 MB, more than the 5 MB that we can take. Choose a smaller one.",
    );
    expect(check(0, rules).cv).toBe("“\u2068cv.pdf\u2069” is empty. Choose another file.");
  });
});
