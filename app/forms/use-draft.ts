import { type RefObject, useEffect } from "react";

/**
 * Keeps what is typed into a form for the length of the visit: written down when the visitor leaves the form in
 * any way, put back when the form appears again. Files are not kept; an emptied form leaves nothing behind.
 *
 * @param id tells the forms of the site apart
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, id: string) {
  // An effect, because the fields are the browser's: what was typed before hydration stands in them already.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restore(form, keyOf(id));
    const save = () => store(form, keyOf(id));
    // A phone may end a hidden page without another word.
    document.addEventListener("visibilitychange", save);
    addEventListener("pagehide", save);
    return () => {
      save();
      document.removeEventListener("visibilitychange", save);
      removeEventListener("pagehide", save);
    };
  }, [ref, id]);
}

const keyOf = (id: string) => `draft:${id}`;

/** Forgets the draft of a form, once it was sent. */
export function clearDraft(id: string): void {
  write(keyOf(id), "");
}

function restore(form: HTMLFormElement, key: string): void {
  for (const [name, value] of Object.entries(read(key))) {
    const field = form.elements.namedItem(name);
    if (!isTextField(field) || field.value !== "") continue;
    field.value = String(value);
  }
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && field.type !== "file";
}

function read(key: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") ?? {};
  } catch {
    // No storage (the browser may forbid it), or not our writing in it: there is no draft.
    return {};
  }
}

function store(form: HTMLFormElement, key: string): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value);
  write(key, texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : "");
}

function write(key: string, draft: string): void {
  try {
    if (draft === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // No storage, or a text too large for it: the form works without a draft.
  }
}
