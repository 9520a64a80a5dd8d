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
