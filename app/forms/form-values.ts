import { HONEYPOT } from "./field-rules.ts";

/** Takes texts out of a form by the names of their fields; a field that is not there gives an empty one. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The file that was chosen in a field; a field without a choice gives a nameless file, which is none. */
export function readFile(form: HTMLFormElement, name: string): File | undefined {
  const value = new FormData(form).get(name);
  return value instanceof File && value.name !== "" ? value : undefined;
}

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
