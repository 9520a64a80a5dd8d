import { readStored, writeStored } from "#app/ui/runtime/storage.ts";
import { HONEYPOT, type Texts } from "./form-rules.ts";

/** What is kept of a form for the length of the visit. */
const emptyDraft = () => ({
  texts: {} as Texts, // files are not kept
  opened: Date.now(), // when the form first was, in milliseconds since 1970
  /** What was sent last, and under which key, until it is known to have arrived. */
  sent: undefined as { content: string; key: string; isAnswered: boolean } | undefined,
});

/** What is typed into a form, with the key under which it was sent: a reload or a return never makes a second record. */
export function createDraft(id: string) {
  let draft = emptyDraft();
  const change = (changes: Partial<typeof draft>) => {
    draft = { ...draft, ...changes };
    const isEmpty = Object.keys(draft.texts).length === 0 && !draft.sent;
    writeStored("draft", isEmpty ? undefined : JSON.stringify(draft), id);
  };
  return {
    restore(form: HTMLFormElement): void {
      draft = { ...draft, ...JSON.parse(readStored("draft", id) ?? "{}") };
      for (const control of controlsOf(form)) control.value ||= draft.texts[control.name] ?? "";
    },
    save: (form: HTMLFormElement) => change({ texts: textsOf(form) }),
    /** What was sent without an answer, when the visitor left the page. */
    unanswered: () => (draft.sent?.isAnswered === false ? draft.sent.content : undefined),
    /** Notes before it is sent that this content is on its way. The same content keeps its key. */
    send(form: HTMLFormElement, content: string) {
      const key = draft.sent?.content === content ? draft.sent.key : crypto.randomUUID();
      change({ texts: textsOf(form), sent: { content, key, isAnswered: false } });
      return { key, opened: draft.opened };
    },
    /** It did not arrive, or may not have. @param keepsKey whether to send it again is the same attempt */
    fail: (keepsKey: boolean) =>
      change({ sent: keepsKey && draft.sent ? { ...draft.sent, isAnswered: true } : undefined }),
    /** It has arrived: the form is emptied but for what was typed since, which was not sent. */
    forget(form: HTMLFormElement, sent: Texts): void {
      const texts = textsOf(form);
      form.reset();
      for (const control of controlsOf(form)) {
        const { [control.name]: text = "" } = texts;
        // A reset brings back what the receiver has put into the page.
        control.value = text === sent[control.name] ? "" : text;
      }
      change(emptyDraft());
    },
  };
}

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `textarea, input:not([type=file], [type=hidden], [name=${HONEYPOT}])`,
  ),
];

function textsOf(form: HTMLFormElement): Texts {
  const filled = controlsOf(form).filter(({ value }) => value !== "");
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}
