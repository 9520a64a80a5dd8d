type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what stands in the fields of an element, and where the focus is.
 *
 * @returns puts it back into fields that have come anew and are empty
 */
export function keepFields(element: HTMLElement): () => void {
  const fields = () => [...element.querySelectorAll<TextField>("input:not([type=file]), textarea")];
  const typed = new Map(fields().map(({ id, value }) => [id, value]));
  const focused = document.activeElement;
  const wasInside = element.contains(focused);
  return () => {
    for (const field of fields()) field.value ||= typed.get(field.id) ?? "";
    if (wasInside && focused?.id && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
  };
}
