import { beforeAll, expect, test } from "vitest";
import { type FieldWords, formWordsIn } from "#app/features/forms/form-messages.ts";
import { checkForm, type Faults } from "#app/features/forms/form-rules.ts";
import { applicationForm } from "#app/features/forms/table/application.ts";
import { contactForm } from "#app/features/forms/table/contact.ts";
import type { PageForm } from "#app/features/forms/table/form.ts";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../../set-up/load-content.ts";
import { randomInput } from "./random-input.ts";

const COUNT = 5_000;

/** Whether a form has a message for a fault of a field. */
function hasMessage(form: PageForm, field: string, fault: string): boolean {
  const { fields } = formWordsIn(form, content().words);
  const words: Readonly<Record<string, FieldWords>> = fields;
  return words[field]?.errors?.[fault] !== undefined;
}

function faultsOf(form: PageForm, faults: Faults) {
  return Object.entries(faults).map(([field, fault]) => ({ form, field, fault }));
}

beforeAll(loadTestContent);

// random-input.spec.ts tests these inputs on the page.
test(`${COUNT} random inputs to each form get known messages or none`, () => {
  const { text, email, file } = randomInput("rules");
  const faults = Array.from({ length: COUNT }, () => {
    const message = { name: text(), email: email(), subject: text(), message: text() };
    const person = { fullName: text(), email: email(), phone: text() };
    const application = { ...person, linkedin: text(), coverLetter: text() };
    const errors = checkForm(applicationForm, application, file(), true);
    return [
      ...faultsOf(contactForm, checkForm(contactForm, message)),
      ...faultsOf(applicationForm, errors),
    ];
  }).flat();
  const unknown = faults.filter(({ form, field, fault }) => !hasMessage(form, field, fault));
  expect(unknown).toEqual([]);
  expect(faults.length).toBeGreaterThan(COUNT);
});
