import type { ChosenFile } from "./chosen-file.ts";
import { fieldsOf, type PageForm } from "./table/form.ts";

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** The name of a field that people never see. A program that fills in everything gives itself away. */
export const HONEYPOT = "website";

/**
 * Checks a form by the rules of its fields; the same in the browser and in the receiver.
 *
 * @param isDelivered whether the form is really sent, and not only in a simulation
 * @returns what is wrong, by field, in the order of the form
 */
export function checkForm(
  form: PageForm,
  texts: Texts,
  file?: ChosenFile,
  isDelivered = false,
): Texts {
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const fault =
      field.type === "file" ? field.rule(file, isDelivered) : field.rule?.(texts[field.name] ?? "");
    if (fault) faults[field.name] = fault;
  }
  return faults;
}
