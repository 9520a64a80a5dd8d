import { type RefObject, useEffect } from "react";
import { recall, remember } from "#app/browser/storage.ts";

/**
 * Keeps what is typed into a form, but for files, for the length of the visit: written down when the visitor leaves
 * the form in any way, put back when it appears again.
 */
export function useDraft(ref: RefObject<HTMLFormElement | null>, id: string) {
  // An effect, because the fields are the browser's: what was typed before hydration stands in them already.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restore(form, id);
    const save = () => store(form, id);
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

/** Forgets the draft of a form, once it was sent. */
export function clearDraft(id: string): void {
  remember("draft", undefined, id);
}

function restore(form: HTMLFormElement, id: string): void {
  for (const [name, value] of Object.entries(read(id))) {
    const field = form.elements.namedItem(name);
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== "file");
    if (isText && field.value === "") field.value = String(value);
  }
}

function read(id: string): Record<string, unknown> {
  try {
    return JSON.parse(recall("draft", id) ?? "{}") ?? {};
  } catch {
    // Not our writing: there is no draft.
    return {};
  }
}

function store(form: HTMLFormElement, id: string): void {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === "string" && value);
  remember("draft", texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : undefined, id);
}
