/** A template of a configuration: a list becomes lines, and what is absent leaves nothing. */
export function configText(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const texts = values.map((value) => [value ?? ""].flat().join("\n"));
  return String.raw({ raw: parts }, ...texts);
}
