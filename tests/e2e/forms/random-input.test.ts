import { describe, expect, test } from "vitest";
import { checkApplication } from "#app/forms/application-rules.ts";
import { checkContact } from "#app/forms/contact-rules.ts";
import { RandomInput } from "./random-input.ts";

const COUNT = 5_000;
const KNOWN =
  /^(Enter (your (name|email address|message)|a subject|an email address such as name@example\.com)|Full name is required|Invalid email address|Phone number is required|Choose a file with your CV|“\u2068.*\u2069” is (neither PDF nor Word|empty)\. Choose another file\.|The file has \d+\.\d\d MB, more than the 5 MB that we can take\. Choose a smaller one\.)$/s;

// What becomes of them on the page is tested in random-input.spec.ts.
describe(`${COUNT} random inputs are met with known messages or none`, () => {
  const rules = { fileLimit: 5 * 1024 ** 2 };
  test.each([
    [
      "contact",
      (random: RandomInput) => {
        const [name, subject, message] = [random.text(), random.text(), random.text()];
        return checkContact({ name, email: random.email(), subject, message });
      },
    ],
    [
      "application",
      (random: RandomInput) => {
        const [fullName, phone, linkedin] = [random.text(), random.text(), random.text()];
        const fields = { fullName, email: random.email(), phone, linkedin, coverLetter: "" };
        return checkApplication(fields, random.file(), rules);
      },
    ],
  ])("%s", (_form, check) => {
    const random = new RandomInput(20_250_401);
    const messages = Array.from({ length: COUNT }, () => Object.values<string>(check(random)));
    expect(messages.flat().filter((message) => !KNOWN.test(message))).toEqual([]);
    expect(messages.flat().length).toBeGreaterThan(COUNT);
  });
});
