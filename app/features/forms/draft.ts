import { textsIn } from "#app/base/texts-in.ts";
import { readStoredFields, writeStored } from "#app/ui/runtime/storage.ts";
import { HONEYPOT, type Texts } from "./form-rules.ts";

/** The values of a form that the browser stores during the visit. Files are not stored. */
interface StoredDraft {
  texts: Texts;
  /** When the form was first opened, in milliseconds since 1970. */
  opened: number;
  /** The content that was sent last and its key, until its arrival is confirmed. */
  sent: SentContent | undefined;
}

interface SentContent {
  content: string;
  key: string;
  isAnswered: boolean;
}

/** The idempotency keys that the receiver accepts. */
const KEY = /^[\w-]{8,128}$/;

const newDraft = (): StoredDraft => ({ texts: {}, opened: Date.now(), sent: undefined });

/**
 * Stores what a visitor types into a form, with the key of the last attempt. A reload or a return never creates a
 * second record.
 *
 * @param name separates the drafts of several forms
 * @param presets what stands in fields before the visitor types, by their names. It is not stored
 */
export function createDraft(name: string, presets: Texts = {}) {
  let draft = newDraft();

  function store(changes: Partial<StoredDraft>): void {
    draft = { ...draft, ...changes };
    const isEmpty = Object.keys(draft.texts).length === 0 && !draft.sent;
    writeStored("draft", isEmpty ? undefined : JSON.stringify(draft), name);
  }

  /** The texts of a form that differ from its presets. */
  function typedTexts(form: HTMLFormElement): Texts {
    const texts = Object.entries(textsOf(form));
    return Object.fromEntries(texts.filter(([field, text]) => text !== presets[field]));
  }

  return {
    /** Fills the fields in which nothing was typed with the stored texts. @returns whether a text was stored */
    restore(form: HTMLFormElement): boolean {
      draft = readDraft(name);
      for (const control of controlsOf(form)) {
        const isTyped = control.value !== (presets[control.name] ?? "");
        if (!isTyped) control.value = draft.texts[control.name] ?? control.value;
      }
      return Object.keys(draft.texts).length > 0;
    },
    save(form: HTMLFormElement): void {
      store({ texts: typedTexts(form) });
    },
    /** The content that had been sent without an answer when the visitor left the page. */
    unanswered(): string | undefined {
      return draft.sent?.isAnswered === false ? draft.sent.content : undefined;
    },
    /** Stores, before sending, that this content is being sent. The same content keeps its key. */
    send(form: HTMLFormElement, content: string) {
      const key = draft.sent?.content === content ? draft.sent.key : newKey();
      store({ texts: typedTexts(form), sent: { content, key, isAnswered: false } });
      return { key, opened: draft.opened };
    },
    /**
     * Records that the content did not arrive, or may not have arrived. @param keepsKey whether to send it again counts
     * as the same attempt
     */
    fail(keepsKey: boolean): void {
      store({ sent: keepsKey && draft.sent ? { ...draft.sent, isAnswered: true } : undefined });
    },
    /** Records that the content has arrived. Empties the form except for text that was typed since then. */
    clear(form: HTMLFormElement, sent: Texts): void {
      const texts = textsOf(form);
      form.reset();
      for (const control of controlsOf(form)) {
        const text = texts[control.name] ?? "";
        // A reset would restore the values that the receiver has put into the page.
        control.value = text === sent[control.name] ? (presets[control.name] ?? "") : text;
      }
      store(newDraft());
    },
  };
}

/** 128 random bits. `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/** The stored draft. The storage can contain anything, so invalid parts are dropped. */
function readDraft(name: string): StoredDraft {
  const stored = readStoredFields("draft", name);
  const { content, key, isAnswered } = Object(stored.sent);
  const isSent = typeof content === "string" && typeof key === "string" && KEY.test(key);
  return {
    texts: textsIn(stored.texts),
    opened: typeof stored.opened === "number" ? stored.opened : Date.now(),
    sent: isSent ? { content, key, isAnswered: isAnswered === true } : undefined,
  };
}

/** The fields with stored texts. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `textarea, input:not([type=file], [type=hidden], [name=${HONEYPOT}])`,
  ),
];

function textsOf(form: HTMLFormElement): Texts {
  const filled = controlsOf(form).filter(({ value }) => value !== "");
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}
