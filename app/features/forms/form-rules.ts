import type { ChosenFile } from "./chosen-file.ts";
import type { FileValue } from "./field-rules.ts";
import { fieldsOf, type PageForm } from "./table/form.ts";

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

/** The names of faults by the names of their fields. */
export type Faults = Readonly<Record<string, string>>;

/** The name of the honeypot, a field that people never see. Only a program fills it in. */
export const HONEYPOT = "website";

/**
 * Checks a form by the rules of its fields. The browser and the receiver use it.
 *
 * @param isDelivered whether the form is really sent, and not only simulated
 * @returns the faults by field, in the order of the form
 */
export function checkForm(
  form: PageForm,
  texts: Texts,
  file?: ChosenFile,
  isDelivered = false,
): Faults {
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const fault =
      field.type === "file"
        ? field.rule.check(file, isDelivered)
        : field.rule?.check(texts[field.name] ?? "");
    if (fault) faults[field.name] = fault;
  }
  return faults;
}

/** What messages about a file fill in. */
export type FileValues = Readonly<Partial<Record<FileValue, string>>>;

/**
 * The values for the messages about the file of a form.
 *
 * @param language a language tag such as `en-US`
 * @returns no values if there is no file
 */
export function fileValuesOf(
  form: PageForm,
  file: ChosenFile | undefined,
  language: string,
): FileValues {
  const field = fieldsOf(form).find(({ type }) => type === "file");
  return file && field?.type === "file" ? field.rule.valuesOf(file, language) : {};
}
