import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { isReload } from "#app/ui/runtime/page-load.ts";
import { showToast } from "#app/ui/runtime/toasts.ts";
import { fill } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import { deliver, ENDPOINT, type Submission } from "./delivery.ts";
import { createDraft } from "./draft.ts";
import { messagesFor } from "./form-messages.ts";
import { checkForm, type Faults, fileValuesOf, type Texts } from "./form-rules.ts";
import type { formsWords } from "./interface-words.ts";
import { type Receipt, readReceipt, writeReceipt } from "./receipt.ts";
import type { PageForm } from "./table/form.ts";
import { useFormWords } from "./use-form-words.ts";

interface FormOptions<Of extends PageForm> {
  form: Of;
  /** The e-mail address of the recipient. */
  recipient: string;
  /** The telephone number as another way to the firm. */
  phone: string;
  /** The language that the form states (stated-language.ts). */
  language: string | undefined;
  /** Values that are sent besides the fields. */
  extraFields?: Texts;
  /** What stands in fields before the visitor types, by the names of the fields. */
  presets?: Texts;
}

interface FormFault {
  /** `invalid`: our rules refuse it. `refused`: the receiver refuses it. `failed`: it may have arrived. */
  status: "invalid" | "refused" | "failed";
  /**
   * The number of attempts, so that each moves the focus to the summary anew. 0 for a fault that came with the page.
   */
  attempt: number;
  errors: Texts;
  /** Words for the whole form. */
  note: string;
}

/** The state of a form. A form that is not `sending` can be sent. */
type FormState = { status: "idle" | "sending" | "sent" } | FormFault;

const IDLE: FormState = { status: "idle" };
/** An attempt that ended in an error. */
const LOST = { result: "failed", key: "" } as const;

export type FormController<Of extends PageForm = PageForm> = ReturnType<typeof useForm<Of>>;

/** The behavior of a form: it checks, sends once and reports the outcome (product 10.4, 10.5, 11.11 and 11.12). */
export function useForm<Of extends PageForm>({
  form,
  recipient,
  phone,
  language: statedLanguage,
  extraFields,
  presets = {},
}: FormOptions<Of>) {
  const words = useFormWords(form);
  const { waysOn } = useWords<typeof formsWords>("forms");
  const language = useLanguage();
  const { toasts } = words;
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef(0);
  // A ref beside the state, because a second press may come before the state is rendered.
  const isSending = useRef(false);
  const [state, setState] = useState(stateOfPage);
  const [receipt, showReceipt] = useReceipt(form);
  /** Whether the form was filled from a stored draft. */
  const [isRestored, setIsRestored] = useState(false);
  /** Why the last chosen file was refused, until another choice or until the form is sent. */
  const [refusal, setRefusal] = useState<string>();
  const [draft] = useState(() => createDraft(draftNameOf(form, presets), presets));
  const fault = "errors" in state ? state : undefined;
  // The summary and the field show the same message about a refused file.
  const errors = refusal ? { ...fault?.errors, cv: refusal } : (fault?.errors ?? {});

  function read(element: HTMLFormElement): Submission {
    const { cv, ...texts } = Object.fromEntries(new FormData(element));
    // If no file was chosen, browsers submit a file without a name.
    const file = cv instanceof File && cv.name ? cv : undefined;
    return { fields: { ...(texts as Texts), ...extraFields }, cv: file };
  }

  function check({ fields, cv }: Submission): Texts {
    return messagesOf(checkForm(form, fields, cv, Boolean(ENDPOINT)), cv);
  }

  /** @param file the chosen file, which messages name */
  function messagesOf(faults: Faults, file: File | undefined): Texts {
    return messagesFor(faults, words, fileValuesOf(form, file, language));
  }

  function fail(status: FormFault["status"], errors: Texts, note = ""): void {
    setState({ status, attempt: attempt.current, errors, note });
  }

  const wholePhone = phone.replaceAll(" ", "\u00a0");
  const waysOnNote = fill(waysOn, { address: recipient, telephone: wholePhone });

  async function send(element: HTMLFormElement, submission: Submission): Promise<void> {
    isSending.current = true;
    setState({ status: "sending" });
    setIsRestored(false);
    showReceipt(undefined);
    // After an error it is unknown whether the form arrived. The page says so.
    const { result, key } = await attemptDelivery(element, submission).catch(() => LOST);
    isSending.current = false;
    if (result === "accepted") {
      setState({ status: "sent" });
      showReceipt({ key, sent: Date.now(), isShown: false });
      showToast({ ...toasts.sent, variant: "default" });
      draft.clear(element, submission.fields);
      return;
    }
    if (result === "failed") {
      fail("failed", {}, waysOnNote);
      showToast({ ...toasts.failed, variant: "destructive" });
      draft.fail(true);
      return;
    }
    if (result === "changed") {
      refuse(messagesOf({ cv: result }, submission.cv));
      draft.fail(true);
      return;
    }
    // The messages for fields come from the receiver.
    refuse(result.errors, result.note);
    draft.fail(!result.isKeyTaken);
  }

  /** Shows why the form was not sent. The toast says the same as the summary. */
  function refuse(errors: Texts, note = ""): void {
    fail("refused", errors, note);
    const { title, description } = toasts.failed;
    const messages = Object.values(errors).join(" ");
    showToast({ title, description: messages || description, variant: "destructive" });
  }

  async function attemptDelivery(element: HTMLFormElement, submission: Submission) {
    const { key, opened } = draft.send(element, identityOf(submission));
    const result = await deliver({
      form,
      label: words.label,
      ...submission,
      recipient,
      key,
      opened,
    });
    return { result, key };
  }

  // An effect, because it listens to page events.
  useEffect(() => {
    if (state.status === "sending") {
      return listen(window, ["beforeunload"], (event) => event.preventDefault());
    }
    // A visitor who returns through the back/forward cache finds a form that can be sent.
    if (state.status === "sent") return listen(window, ["pagehide"], () => setState(IDLE));
  }, [state.status]);

  /** Scripts check the form instead of the browser. Content that was being sent when the visitor left is sent again. */
  const start = useEffectEvent((element: HTMLFormElement) => {
    element.noValidate = true;
    setIsRestored(draft.restore(element));
    const earlier = isReload() ? readReceipt(form.name) : undefined;
    showReceipt(earlier);
    if (earlier && !fault) setState({ status: "sent" });
    const content = draft.unanswered();
    if (!ENDPOINT || content === undefined) return;
    const submission = read(element);
    if (identityOf(submission) === content) void send(element, submission);
    // A file is not stored, and without it the content differs.
    else fail("failed", {}, waysOnNote);
  });

  // An effect, because the fields belong to the browser: they already contain what was typed before hydration.
  useEffect(() => {
    const element = ref.current as HTMLFormElement;
    start(element);
    // A telephone may end a hidden page without a further event.
    return listen(window, ["visibilitychange", "pagehide"], () => draft.save(element));
  }, [draft]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    attempt.current += 1;
    setRefusal(undefined);
    const submission = read(event.currentTarget);
    const errors = check(submission);
    if (isEmpty(errors)) {
      void send(event.currentTarget, submission);
      return;
    }
    fail("invalid", errors);
    if (toasts.noCv && !submission.cv) showToast({ ...toasts.noCv, variant: "destructive" });
  }

  /** Records the choice of a file. @param fault why the file was refused; it is not chosen then */
  function onChooseFile(file: File | undefined, fault: string | undefined): void {
    setRefusal(fault && messagesOf({ cv: fault }, file).cv);
    onChange("cv");
  }

  /** Checks again after a change if errors are shown. The receiver's message about the field is outdated then. */
  function onChange(field: string): void {
    if (!fault || !ref.current) return;
    const { [field]: _outOfDate, ...remaining } = fault.errors;
    const errors = fault.status === "invalid" ? check(read(ref.current)) : remaining;
    setState(isEmpty(errors) && !fault.note ? IDLE : { ...fault, errors });
  }

  return {
    form,
    words,
    statedLanguage,
    presets,
    ref,
    state,
    receipt,
    closeReceipt: () => showReceipt(undefined),
    isRestored,
    fault: fault && { ...fault, errors },
    errors,
    onSubmit,
    onChange,
    onChooseFile,
  };
}

/** The receipt of the last sent form, until the visitor leaves, closes it or sends again (product 12.6). */
function useReceipt({ name }: PageForm) {
  const [receipt, setReceipt] = useState<Receipt>();
  // An effect, because it listens to page events. A page that returns from the back/forward cache was left before.
  useEffect(() => listen(window, ["pagehide"], () => setReceipt(undefined)), []);

  function showReceipt(next: Receipt | undefined): void {
    setReceipt(next);
    writeReceipt(name, next);
  }
  return [receipt, showReceipt] as const;
}

/** Forms with different presets have different drafts, so that what belongs to one page does not appear on another. */
function draftNameOf({ name }: PageForm, presets: Texts): string {
  return [name, ...Object.values(presets)].join(" ");
}

/**
 * The messages that the receiver has put into a form that was sent without scripts. They are the same before and after
 * hydration.
 */
function stateOfPage(): FormState {
  if (!ENDPOINT || import.meta.env.SSR) return IDLE;
  const problems = document.querySelector("[data-form-problems]:not([hidden])");
  if (!problems) return IDLE;
  const slots = document.querySelectorAll<HTMLElement>("[data-error-for]:not([hidden])");
  const errors = [...slots].map(({ dataset, textContent }) => [dataset.errorFor, textContent]);
  const note = problems.querySelector("[data-problem-note]")?.textContent ?? "";
  return { status: "refused", attempt: 0, errors: Object.fromEntries(errors), note };
}

/**
 * A fingerprint: the same text for the same content. For a file it has the name, the size and the time of the last
 * change.
 */
function identityOf(submission: Submission): string {
  return JSON.stringify(submission, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

const isEmpty = (errors: Texts) => Object.keys(errors).length === 0;
