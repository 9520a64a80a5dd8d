import type { ChosenFile } from "./chosen-file.ts";
import { fieldsOf, type PageForm } from "./table/form.ts";

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** The name of the honeypot, a field that people never see. Only a program fills it in. */
export const HONEYPOT = "website";

/**
 * Checks a form by the rules of its fields. The browser and the receiver use it.
 *
 * @param isDelivered whether the form is really sent, and not only simulated
 * @returns the problems by field, in the order of the form
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
