import { HONEYPOT } from "./field-rules.ts";

/** The texts in a form, by the names of their fields. */
export function readTexts<Texts extends Record<string, string>>(form: HTMLFormElement): Texts {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts) as Texts;
}

/** The file that was chosen in a field. */
export const readFile = (form: HTMLFormElement, name: string): File | undefined =>
  (form.elements.namedItem(name) as HTMLInputElement).files?.[0];

/** What stands in the fields that visitors type into, but for empty ones. */
export function textsOf(form: HTMLFormElement): Record<string, string> {
  const filled = controlsOf(form).filter(({ value }) => value !== "");
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

/** Empties a form but for what is no longer as it was. */
export function emptyForm(form: HTMLFormElement, earlier: Readonly<Record<string, string>>): void {
  const texts = textsOf(form);
  form.reset();
  for (const control of controlsOf(form)) {
    const { [control.name]: text = "" } = texts;
    if (text !== earlier[control.name]) control.value = text;
  }
}

/** The fields that visitors type into. */
export function controlsOf(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      `textarea, input:not([type=file], [type=hidden], [name=${HONEYPOT}])`,
    ),
  ];
}
