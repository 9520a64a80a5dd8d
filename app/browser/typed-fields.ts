type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers what stands in the fields of an element, chosen files too, and where the focus is.
 *
 * @returns puts it back into fields that have come anew and are empty
 */
export function keepFields(element: HTMLElement): () => void {
  const fields = () => [...element.querySelectorAll<Field>("input, textarea")];
  const earlier = new Map(fields().map((field) => [field.id, field]));
  const typed = new Map(fields().map(({ id, value }) => [id, value]));
  const focused = document.activeElement;
  const wasInside = element.contains(focused);
  return () => {
    for (const field of fields()) {
      if (field.type === "file") keepFiles(field as HTMLInputElement, earlier.get(field.id));
      else field.value ||= typed.get(field.id) ?? "";
    }
    if (wasInside && focused?.id && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
  };
}

function keepFiles(field: HTMLInputElement, earlier: Field | undefined): void {
  if (!(earlier instanceof HTMLInputElement) || earlier === field || !earlier.files?.length) return;
  field.files = earlier.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
