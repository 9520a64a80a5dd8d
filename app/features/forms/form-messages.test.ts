import { beforeAll, describe, expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { cvRule } from "./cv-rules.ts";
import { formWordsIn, messagesFor } from "./form-messages.ts";
import { checkForm } from "./form-rules.ts";
import { applicationForm } from "./table/application.ts";
import { contactForm } from "./table/contact.ts";

beforeAll(loadTestContent);

describe("the messages of a form", () => {
  test("are those of its fields, in the order of the form", () => {
    const faults = checkForm(contactForm, { email: "ada" });
    expect(Object.entries(messagesFor(faults, formWordsIn(contactForm, content().words)))).toEqual([
      ["name", "Enter your name"],
      ["email", "Enter an email address such as name@example.com"],
      ["subject", "Enter a subject"],
      ["message", "Enter your message"],
    ]);
  });

  test.each([
    [0, "“\u2068cv.pdf\u2069” is empty. Choose another file."],
    [
      5 * 1024 ** 2 + 1,
      "The file has 5.01 MB, more than the 5 MB that we can take. Choose a smaller one.",
    ],
  ])("name the file and its size (%d bytes)", (size, message) => {
    const cv = { name: "cv.pdf", type: "application/pdf", size };
    const { cv: fault = "" } = checkForm(applicationForm, {}, cv, true);
    const words = formWordsIn(applicationForm, content().words);
    expect(messagesFor({ cv: fault }, words, cvRule.valuesOf(cv, "en-US"))).toEqual({
      cv: message,
    });
  });
});
