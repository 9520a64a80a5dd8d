import { type RefObject, useEffect, useState } from "react";
import { listen } from "#app/browser/signals.ts";
import { recall, remember } from "#app/browser/storage.ts";
import { controlsOf, textsOf } from "./form-values.ts";

/** Keeps what is typed into a form for the length of the visit: written when it is left, put back when it appears. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, id: string) {
  const [draft] = useState(() => createDraft(id));
  // An effect, because the fields are the browser's: what was typed before hydration stands in them already.
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    draft.restore(form);
    // A phone may end a hidden page without another word.
    return listen(window, ["visibilitychange", "pagehide"], () => draft.save(form));
  }, [ref, draft]);
  return draft;
}

/** What is kept of a form for the length of the visit. */
const emptyDraft = () => ({
  /** By the names of the fields. Files are not kept. */
  texts: {} as Record<string, string>,
  /** When the form was first opened, in milliseconds since 1970. */
  opened: Date.now(),
  /** What was sent last, and under which key, until it is known to have arrived. */
  sent: undefined as { content: string; key: string; isAnswered: boolean } | undefined,
});

/** The draft of a form, with the key under which it was sent: a reload or a return never makes a second record. */
function createDraft(id: string) {
  let draft = emptyDraft();
  const change = (changes: Partial<typeof draft>) => {
    draft = { ...draft, ...changes };
    const isEmpty = Object.keys(draft.texts).length === 0 && !draft.sent;
    remember("draft", isEmpty ? undefined : JSON.stringify(draft), id);
  };
  return {
    restore(form: HTMLFormElement): void {
      draft = { ...draft, ...JSON.parse(recall("draft", id) ?? "{}") };
      for (const control of controlsOf(form)) control.value ||= draft.texts[control.name] ?? "";
    },
    save: (form: HTMLFormElement) => change({ texts: textsOf(form) }),
    /** What was sent without an answer, when the visitor left the page. */
    unanswered: () => (draft.sent?.isAnswered === false ? draft.sent.content : undefined),
    /** Notes before it is sent that this content is on its way. The same content keeps its key. */
    send(form: HTMLFormElement, content: string) {
      const isSame = draft.sent?.content === content;
      const key = (isSame && draft.sent?.key) || crypto.randomUUID();
      change({ texts: textsOf(form), sent: { content, key, isAnswered: false } });
      return { key, opened: draft.opened };
    },
    /** It did not arrive, or may not have. @param keepsKey whether to send it again is the same attempt */
    fail: (keepsKey: boolean) =>
      change({ sent: keepsKey && draft.sent ? { ...draft.sent, isAnswered: true } : undefined }),
    /** It has arrived. */
    forget: () => change(emptyDraft()),
  };
}
