import { expect, test } from "vitest";
import { checkForm } from "#app/features/forms/form-rules.ts";
import { applicationForm } from "#app/features/forms/table/application.ts";
import { contactForm } from "#app/features/forms/table/contact.ts";
import { randomInput } from "./random-input.ts";

const COUNT = 5_000;
/** Every message of the two forms. */
const KNOWN = [
  /^Enter (your (name|email address|message)|a subject|an email address such as name@example\.com)$/,
  /^(Full name is required|Invalid email address|Phone number is required)$/,
  /^Choose a file with your CV$/,
  /^“\u2068.*\u2069” is (neither PDF nor Word|empty)\. Choose another file\.$/s,
  /^The file has \d+\.\d\d MB, more than the 5 MB that we can take\. Choose a smaller one\.$/,
  /^The name of the file holds a line break or another invisible character\. Rename it and choose it again\.$/,
  /^The name of the file holds a slash or a backslash\. Rename it without slashes and choose it again\.$/,
  /^The name of the file is longer than 250 characters\. Rename it and choose it again\.$/,
];

// random-input.spec.ts tests these inputs on the page.
test(`${COUNT} random inputs to each form get known messages or none`, () => {
  const { text, email, file } = randomInput("rules");
  const messages = Array.from({ length: COUNT }, () => {
    const message = { name: text(), email: email(), subject: text(), message: text() };
    const person = { fullName: text(), email: email(), phone: text() };
    const application = { ...person, linkedin: text(), coverLetter: text() };
    const errors = checkForm(applicationForm, application, file(), true);
    return [...Object.values(checkForm(contactForm, message)), ...Object.values(errors)];
  }).flat();
  const unknown = messages.filter((message) => !KNOWN.some((known) => known.test(message)));
  expect(unknown).toEqual([]);
  expect(messages.length).toBeGreaterThan(COUNT);
});
