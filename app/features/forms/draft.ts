import { readStoredFields, writeStored } from "#app/ui/runtime/storage.ts";
import { HONEYPOT, type Texts } from "./form-rules.ts";

/** What the browser stores of a form for the length of the visit. Files are not stored. */
interface StoredDraft {
  texts: Texts;
  /** When the form was first opened, in milliseconds since 1970. */
  opened: number;
  /** What was sent last, and under which key, until it is known to have arrived. */
  sent: SentContent | undefined;
}

interface SentContent {
  content: string;
  key: string;
  isAnswered: boolean;
}

/** What the receiver accepts as an idempotency key. */
const KEY = /^[\w-]{8,128}$/;

const newDraft = (): StoredDraft => ({ texts: {}, opened: Date.now(), sent: undefined });

/**
 * What is typed into a form, with the key under which it was sent. A reload or a return never makes a second record.
 *
 * @param name tells the drafts of several forms apart
 */
export function createDraft(name: string) {
  let draft = newDraft();

  function store(changes: Partial<StoredDraft>): void {
    draft = { ...draft, ...changes };
    const isEmpty = Object.keys(draft.texts).length === 0 && !draft.sent;
    writeStored("draft", isEmpty ? undefined : JSON.stringify(draft), name);
  }

  return {
    /** Fills the empty fields of a form with what was stored. @returns whether there was a text */
    restore(form: HTMLFormElement): boolean {
      draft = readDraft(name);
      for (const control of controlsOf(form)) control.value ||= draft.texts[control.name] ?? "";
      return Object.keys(draft.texts).length > 0;
    },
    save(form: HTMLFormElement): void {
      store({ texts: textsOf(form) });
    },
    /** What was on its way, without an answer, when the visitor left the page. */
    unanswered(): string | undefined {
      return draft.sent?.isAnswered === false ? draft.sent.content : undefined;
    },
    /** Stores before it is sent that this content is on its way. The same content keeps its key. */
    send(form: HTMLFormElement, content: string) {
      const key = draft.sent?.content === content ? draft.sent.key : newKey();
      store({ texts: textsOf(form), sent: { content, key, isAnswered: false } });
      return { key, opened: draft.opened };
    },
    /** It did not arrive, or may not have. @param keepsKey whether to send it again counts as the same attempt */
    fail(keepsKey: boolean): void {
      store({ sent: keepsKey && draft.sent ? { ...draft.sent, isAnswered: true } : undefined });
    },
    /** It has arrived: empties the form but for what was typed since, which was not sent. */
    clear(form: HTMLFormElement, sent: Texts): void {
      const texts = textsOf(form);
      form.reset();
      for (const control of controlsOf(form)) {
        const text = texts[control.name] ?? "";
        // A reset brings back what the receiver has put into the page.
        control.value = text === sent[control.name] ? "" : text;
      }
      store(newDraft());
    },
  };
}

/** 128 random bits. `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The stored draft. Anything can stand in the storage: what is no draft is left out. */
function readDraft(name: string): StoredDraft {
  const stored = readStoredFields("draft", name);
  const { content, key, isAnswered } = Object(stored.sent);
  const isSent = typeof content === "string" && typeof key === "string" && KEY.test(key);
  const texts = Object.entries<string>(Object(stored.texts));
  return {
    texts: Object.fromEntries(texts.filter(([, text]) => typeof text === "string")),
    opened: typeof stored.opened === "number" ? stored.opened : Date.now(),
    sent: isSent ? { content, key, isAnswered: isAnswered === true } : undefined,
  };
}

/** The fields whose texts are stored. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `textarea, input:not([type=file], [type=hidden], [name=${HONEYPOT}])`,
  ),
];

function textsOf(form: HTMLFormElement): Texts {
  const filled = controlsOf(form).filter(({ value }) => value !== "");
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}
