/** A template of a configuration: lists become lines, and what is absent leaves nothing. */
export function configText(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const texts = values.map((value) => [value ?? ""].flat(Infinity).join("\n"));
  return String.raw({ raw: parts }, ...texts);
}
