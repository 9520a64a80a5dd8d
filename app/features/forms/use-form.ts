import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { listen } from "#app/ui/runtime/events.ts";
import { showToast, type Toast } from "#app/ui/runtime/toasts.ts";
import { deliver, ENDPOINT, FILE_LIMIT, type Submission } from "./delivery.ts";
import { createDraft } from "./draft.ts";
import { checkForm, type FormName, type Texts } from "./form-rules.ts";

type Words = readonly [title: string, description: string];

interface FormOptions {
  id: FormName;
  recipient: string; // the address that it is for
  phone: string; // another way to the firm
  more?: Texts; // what is sent besides its fields
  toasts: Record<"sent" | "failed", Words> & { noFile?: Words };
}

interface FormFault {
  status: "invalid" | "refused" | "failed"; // by our rules; in the receiver's words; it may have arrived
  /** Counts the tries, so that each one moves the focus to the summary anew; 0 for what came with the page. */
  attempt: number;
  errors: Texts;
  note: string; // of the whole form
}

/** What a form is doing. A form that is not `sending` can be sent. */
type FormState =
  | { status: "idle" | "sending" }
  | { status: "sent"; key: string; sent: number } // when, in milliseconds since 1970
  | FormFault;

const IDLE: FormState = { status: "idle" };

export type Form = ReturnType<typeof useForm>;

/** The course of a form: check, send once, say what became of it (product 10.4, 10.5, 11.11 and 11.12). */
export function useForm({ id, recipient, phone, more, toasts }: FormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef(0);
  // Beside the state, because a second press may come before the state is rendered.
  const isSending = useRef(false);
  const [state, setState] = useState(stateOfPage);
  const [draft] = useState(() => createDraft(id));
  const read = (form: HTMLFormElement): Submission => {
    const { cv, ...texts } = Object.fromEntries(new FormData(form));
    // Where none was chosen stands a file without a name.
    const file = cv instanceof File && cv.name ? cv : undefined;
    return { form: id, fields: { ...(texts as Texts), ...more }, cv: file };
  };
  const check = ({ fields, cv }: Submission) => checkForm(id, fields, cv, FILE_LIMIT);
  const fail = (status: FormFault["status"], errors: Texts = {}, note = "") =>
    setState({ status, attempt: attempt.current, errors, note });
  const wholePhone = phone.replaceAll(" ", "\u00a0");
  const whatToDo = `What you typed is still here. Send it once more, write to ${recipient} or call ${wholePhone}.`;
  const tell = ([title, description]: Words, variant: Toast["variant"] = "destructive") =>
    showToast({ title, description, variant });
  // An effect, because the visitor leaves by the browser.
  useEffect(() => {
    if (state.status === "sending")
      return listen(window, ["beforeunload"], (event) => event.preventDefault());
    // Whoever comes back to the page that the browser has kept finds a form that can be sent.
    if (state.status === "sent") return listen(window, ["pagehide"], () => setState(IDLE));
  }, [state.status]);

  const send = async (form: HTMLFormElement, submission: Submission) => {
    isSending.current = true;
    setState({ status: "sending" });
    const parcel = { ...submission, recipient, ...draft.send(form, identityOf(submission)) };
    // Whatever went wrong: nothing is known to have arrived, and that is what the visitor is told.
    const result = await deliver(parcel).catch(() => "failed" as const);
    isSending.current = false;
    if (result === "accepted") {
      draft.forget(form, submission.fields);
      setState({ status: "sent", key: parcel.key, sent: Date.now() });
      return tell(toasts.sent, "default");
    }
    draft.fail(result === "failed" || !result.isKeyTaken);
    if (result === "failed") fail("failed", {}, whatToDo);
    else fail("refused", result.errors, result.note);
    tell(toasts.failed);
  };

  /** The scripts check in place of the browser; and what was sent when the page was left without an answer goes on. */
  const start = useEffectEvent((form: HTMLFormElement) => {
    form.noValidate = true;
    draft.restore(form);
    const content = draft.unanswered();
    if (!ENDPOINT || content === undefined) return;
    const submission = read(form);
    if (identityOf(submission) === content) void send(form, submission);
    // A file is not kept.
    else fail("failed", {}, whatToDo);
  });
  // An effect, because the fields are the browser's: what was typed before hydration stands in them already.
  useEffect(() => {
    const form = ref.current as HTMLFormElement;
    start(form);
    // A phone may end a hidden page without another word.
    return listen(window, ["visibilitychange", "pagehide"], () => draft.save(form));
  }, [draft]);

  return {
    id,
    ref,
    state,
    errors: "errors" in state ? state.errors : {},
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending.current) return;
      attempt.current += 1;
      const submission = read(event.currentTarget);
      const errors = check(submission);
      if (isEmpty(errors)) return void send(event.currentTarget, submission);
      fail("invalid", errors);
      if (toasts.noFile && !submission.cv) tell(toasts.noFile);
    },
    /** Checks again after a change, once errors are shown; what others have said of the field is out of date. */
    onChange(name: string) {
      if (!("errors" in state) || !ref.current) return;
      const { [name]: _, ...others } = state.errors;
      const errors = state.status === "invalid" ? check(read(ref.current)) : others;
      setState(isEmpty(errors) && !state.note ? IDLE : { ...state, errors });
    },
  };
}

/** What the receiver has put into a form that was sent without scripts: the same before and after hydration. */
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
const identityOf = (submission: Submission) =>
  JSON.stringify(submission, (_name, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
