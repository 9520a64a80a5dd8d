import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { listen } from "#app/browser/signals.ts";
import { showToast, type ToastContent } from "#app/browser/toasts.ts";
import { type DeliveryResult, ENDPOINT, type Envelope } from "./delivery/delivery.ts";
import { type FieldErrors, HONEYPOT } from "./field-rules.ts";
import { emptyForm, readTexts, textsOf } from "./form-values.ts";
import { useDraft } from "./use-draft.ts";

interface FormOptions<Values> {
  /** What the receiver knows the form by, and what the ids of its fields begin with. */
  id: "contact" | "application";
  /** Takes the values out of the fields, which keep them themselves. */
  read: (form: HTMLFormElement) => Values;
  check: (values: Values) => FieldErrors;
  send: (values: Values, envelope: Envelope) => Promise<DeliveryResult>;
  toasts: { sent: ToastContent; failed: ToastContent };
  onInvalid?: (values: Values) => void;
}

/** Why a form was not sent. */
interface FormFault {
  /** By our rules; in the words of the receiver; or nothing is known, and it may have arrived. */
  status: "invalid" | "refused" | "failed";
  /** Counts the tries, so that each one moves the focus to the summary anew; 0 for what came with the page. */
  attempt: number;
  errors: FieldErrors;
  /** Of the whole form. */
  note: string;
}

/** What a form is doing (specification, section 4). A form that is not `sending` can be sent. */
type FormState =
  | { status: "idle" | "sending" }
  /** Under which key, and when, in milliseconds since 1970. */
  | { status: "sent"; key: string; sent: number }
  | FormFault;

const IDLE: FormState = { status: "idle" };

/**
 * The course of a form: check, send once, say what became of it (specification, sections 4 and 8). The fields
 * are uncontrolled, so that what is typed before hydration counts.
 */
export function useForm<Values>(options: FormOptions<Values>) {
  const { id, read, check, send, toasts, onInvalid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef(0);
  // Beside the state, because a second press may come before the state is rendered.
  const isSending = useRef(false);
  const [state, setState] = useState(stateOfPage);
  const draft = useDraft(ref, id);
  const fail = (status: FormFault["status"], errors: FieldErrors = {}, note = "") =>
    setState({ status, attempt: attempt.current, errors, note });
  // An effect, because the visitor leaves by the browser.
  useEffect(() => {
    if (state.status === "sending")
      return listen(window, ["beforeunload"], (event) => event.preventDefault());
    // Whoever comes back to the page that the browser has kept finds a form that can be sent.
    if (state.status === "sent") return listen(window, ["pagehide"], () => setState(IDLE));
  }, [state.status]);

  const deliver = async (form: HTMLFormElement, values: Values) => {
    isSending.current = true;
    setState({ status: "sending" });
    const texts = textsOf(form);
    const { [HONEYPOT]: website = "" } = readTexts(form);
    const envelope = { website, ...draft.send(form, identityOf(values)) };
    // Whatever went wrong: nothing is known to have arrived, and that is what the visitor is told.
    const result = await send(values, envelope).catch(() => "failed" as const);
    isSending.current = false;
    if (result === "accepted") {
      // What was typed meanwhile stays: it was not sent.
      emptyForm(form, texts);
      draft.forget();
      setState({ status: "sent", key: envelope.key, sent: Date.now() });
      showToast(toasts.sent);
      return;
    }
    draft.fail(result === "failed" || !result.isKeyTaken);
    if (result === "failed") fail("failed");
    else fail("refused", result.errors, result.note);
    showToast(toasts.failed);
  };

  /** The scripts check in place of the browser; and what was sent when the page was left without an answer goes on. */
  const start = useEffectEvent((form: HTMLFormElement) => {
    form.noValidate = true;
    const content = draft.unanswered();
    if (!ENDPOINT || content === undefined) return;
    const values = read(form);
    if (identityOf(values) === content) void deliver(form, values);
    // A file is not kept.
    else fail("failed");
  });
  // An effect, because the fields have their texts again only now.
  useEffect(() => {
    if (ref.current) start(ref.current);
  }, []);

  return {
    id,
    ref,
    state,
    /** What is wrong with each field, since the visitor tried to send it. */
    errors: "errors" in state ? state.errors : {},
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending.current) return;
      attempt.current += 1;
      const values = read(event.currentTarget);
      const errors = check(values);
      if (isEmpty(errors)) return void deliver(event.currentTarget, values);
      fail("invalid", errors);
      onInvalid?.(values);
    },
    /** Checks again after a change, once errors are shown; what others have said of the field is out of date. */
    onChange(name: string) {
      if (!("errors" in state) || state.status === "failed" || !ref.current) return;
      const { [name]: _, ...others } = state.errors;
      const errors = state.status === "refused" ? others : check(read(ref.current));
      setState(isEmpty(errors) && !state.note ? IDLE : { ...state, errors });
    },
  };
}

export type Form = ReturnType<typeof useForm>;

/**
 * A form that was sent without scripts comes back from the receiver with its words in it: the form begins with what
 * stands there, so that it is the same before and after hydration.
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

/** The same text for the same content; a file is told by what is known of it. */
function identityOf(values: unknown): string {
  return JSON.stringify(values, (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
