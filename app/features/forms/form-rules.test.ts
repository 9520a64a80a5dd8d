import { describe, expect, test } from "vitest";
import { checkForm } from "./form-rules.ts";
import { applicationForm } from "./table/application.ts";
import { contactForm } from "./table/contact.ts";

const valid = {
  fullName: "Li",
  email: "li@example.com",
  phone: "12345",
  linkedin: "",
  coverLetter: "",
};
const cv = { name: "cv.pdf", size: 1000, type: "application/pdf" };

describe("the application form", () => {
  test("can be sent with a name of 2 characters, a telephone number of 5 characters, an address and a CV", () => {
    expect(checkForm(applicationForm, valid, cv)).toEqual({});
  });

  test.each(["", "A", " A ", "A\u200b", "\u3164\u3164", "\u2800\u2800", "\u{1D159}\u115F"])(
    "requires a full name, not %j",
    (fullName) => {
      expect(checkForm(applicationForm, { ...valid, fullName }, cv)).toEqual({
        fullName: "missing",
      });
    },
  );

  test.each(["", "li", "li@", "li@localhost"])("requires an email address, not %j", (email) => {
    expect(checkForm(applicationForm, { ...valid, email }, cv)).toEqual({
      email: "invalid",
    });
  });

  test.each(["", "1234", " 123 "])("requires a telephone number, not %j", (phone) => {
    expect(checkForm(applicationForm, { ...valid, phone }, cv)).toEqual({
      phone: "missing",
    });
  });

  test("accepts any text as LinkedIn profile and letter", () => {
    expect(
      checkForm(applicationForm, { ...valid, linkedin: "me", coverLetter: "\u0000" }, cv),
    ).toEqual({});
  });

  test("requires a CV that is a PDF or Word document", () => {
    expect(checkForm(applicationForm, valid, undefined)).toEqual({
      cv: "missing",
    });
    const { cv: fault } = checkForm(applicationForm, valid, { ...cv, name: "cv.exe" });
    expect(fault).toBe("wrongType");
  });

  test("accepts a CV of any size while it is simulated, and of 1 byte to 5 MB if it is delivered", () => {
    const limit = 5 * 1024 ** 2;
    const check = (size: number, isDelivered: boolean) =>
      checkForm(applicationForm, valid, { ...cv, size }, isDelivered);
    expect(check(limit + 1, false)).toEqual({});
    expect(check(0, false)).toEqual({});
    expect(check(limit, true)).toEqual({});
    expect(check(limit + 1, true)).toEqual({ cv: "tooLarge" });
    expect(check(0, true)).toEqual({ cv: "empty" });
  });
});

const message = { name: "Ada", email: "ada@example.com", subject: "Growth", message: "Hello" };

describe("the contact form", () => {
  test("can be sent when all four fields are filled in", () => {
    expect(checkForm(contactForm, message)).toEqual({});
  });

  test("lacks each empty field, in the order of the form", () => {
    const errors = checkForm(contactForm, { name: "", email: "", subject: "", message: "" });
    expect(Object.entries(errors)).toEqual([
      ["name", "missing"],
      ["email", "missing"],
      ["subject", "missing"],
      ["message", "missing"],
    ]);
  });

  test.each(["   ", "\n\t", "\u200b\u200f", "\u0000", "\u3164", "\u2800", "\uFFA0"])(
    "treats %j as empty",
    (text) => {
      expect(checkForm(contactForm, { ...message, message: text })).toEqual({
        message: "missing",
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
  ])("refuses %s as an address", (email) => {
    expect(checkForm(contactForm, { ...message, email })).toEqual({
      email: "invalid",
    });
  });

  test("accepts an address with a host in another script", () => {
    expect(checkForm(contactForm, { ...message, email: "ada@bücher.example" })).toEqual({});
  });
});
