import { describe, expect, test } from "vitest";
import { checkContact } from "./contact-rules.ts";

const valid = { name: "Ada", email: "ada@example.com", subject: "Growth", message: "Hello" };

describe("the contact form", () => {
  test("can be sent when all four fields are filled in", () => {
    expect(checkContact(valid)).toEqual({});
  });

  test("says of each empty field what to enter, in the order of the form", () => {
    const errors = checkContact({ name: "", email: "", subject: "", message: "" });
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
      expect(checkContact({ ...valid, message: text })).toEqual({ message: "Enter your message" });
    },
  );

  test.each([
    "ada",
    "ada@",
    "@example.com",
    "a b@example.com",
    "ada@-example.com",
    "ada@example..com",
  ])("does not take %s for an address", (email) => {
    expect(checkContact({ ...valid, email })).toEqual({
      email: "Enter an email address such as name@example.com",
    });
  });

  test("leaves what an address is to the browser, where there is one", () => {
    expect(checkContact({ ...valid, email: "ada@bücher.example" }, () => true)).toEqual({});
  });
});
