import { describe, expect, test } from "vitest";
import { checkForm, cvFault } from "./form-rules.ts";

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
    expect(checkForm("application", valid, cv)).toEqual({});
  });

  test.each(["", "A", " A ", "A\u200b", "\u3164\u3164", "\u2800\u2800", "\u{1D159}\u115F"])(
    "wants a full name, not %j",
    (fullName) => {
      expect(checkForm("application", { ...valid, fullName }, cv)).toEqual({
        fullName: "Full name is required",
      });
    },
  );

  test.each(["", "li", "li@", "li@localhost"])("wants an email address, not %j", (email) => {
    expect(checkForm("application", { ...valid, email }, cv)).toEqual({
      email: "Invalid email address",
    });
  });

  test.each(["", "1234", " 123 "])("wants a telephone number, not %j", (phone) => {
    expect(checkForm("application", { ...valid, phone }, cv)).toEqual({
      phone: "Phone number is required",
    });
  });

  test("takes anything for a LinkedIn profile and a letter", () => {
    expect(
      checkForm("application", { ...valid, linkedin: "me", coverLetter: "\u0000" }, cv),
    ).toEqual({});
  });

  test("wants a CV that is a PDF or Word document", () => {
    expect(checkForm("application", valid, undefined)).toEqual({
      cv: "Choose a file with your CV",
    });
    const { cv: message } = checkForm("application", valid, { ...cv, name: "cv.exe" });
    expect(message).toMatch(/neither PDF nor Word/);
  });

  test("takes a CV of any size, unless the delivery has a limit", () => {
    const limit = 5 * 1024 ** 2;
    const check = (size: number, fileLimit?: number) =>
      checkForm("application", valid, { ...cv, size }, fileLimit);
    expect(check(limit + 1)).toEqual({});
    expect(check(0)).toEqual({});
    expect(check(limit, limit)).toEqual({});
    expect(check(limit + 1, limit).cv).toBe(
      "The file has 5.01 MB, more than the 5 MB that we can take. Choose a smaller one.",
    );
    expect(check(0, limit).cv).toBe("“\u2068cv.pdf\u2069” is empty. Choose another file.");
  });
});

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
    expect(cvFault(file(name, type))).toBeUndefined();
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
    expect(cvFault(file(name, type))).toContain("neither PDF nor Word");
  });
});

const message = { name: "Ada", email: "ada@example.com", subject: "Growth", message: "Hello" };

describe("the contact form", () => {
  test("can be sent when all four fields are filled in", () => {
    expect(checkForm("contact", message)).toEqual({});
  });

  test("says of each empty field what to enter, in the order of the form", () => {
    const errors = checkForm("contact", { name: "", email: "", subject: "", message: "" });
    expect(Object.entries(errors)).toEqual([
      ["name", "Enter your name"],
      ["email", "Enter your email address"],
      ["subject", "Enter a subject"],
      ["message", "Enter your message"],
    ]);
  });

  test.each(["   ", "\n\t", "\u200b\u200f", "\u0000", "\u3164", "\u2800", "\uFFA0"])(
    "takes %j for empty",
    (text) => {
      expect(checkForm("contact", { ...message, message: text })).toEqual({
        message: "Enter your message",
      });
    },
  );

  test.each([
    "ada",
    "ada@",
    "@example.com",
    "a b@example.com",
    "ada@-example.com",
    "ada@example..com",
    "ada@bü cher.example",
    "ada@bücher.example/x",
    "ada@bücher.example:25",
  ])("does not take %s for an address", (email) => {
    expect(checkForm("contact", { ...message, email })).toEqual({
      email: "Enter an email address such as name@example.com",
    });
  });

  test("takes an address whose host is written in another script", () => {
    expect(checkForm("contact", { ...message, email: "ada@bücher.example" })).toEqual({});
  });
});
