import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { showToast, type ToastContent } from "#app/browser/toasts.ts";
import type { DeliveryResult } from "./delivery/delivery.ts";
import type { FieldErrors } from "./field-rules.ts";
import { clearDraft, useDraft } from "./use-draft.ts";

interface FormOptions<Field extends string, Values> {
  /** Tells the drafts of the forms apart. */
  id: string;
  /** Takes the values out of the fields, which keep them themselves. */
  read: (form: HTMLFormElement) => Values;
  check: (values: Values) => FieldErrors<Field>;
  /** Errors are what only sending has brought to light. */
  send: (values: Values) => Promise<DeliveryResult | FieldErrors<Field>>;
  toasts: { sent: ToastContent; failed: ToastContent };
  onInvalid?: (values: Values) => void;
}

/**
 * The course of a form: check, send once, say what became of it (specification, sections 4 and 8). The fields
 * are uncontrolled, so that what is typed before hydration counts.
 */
export function useForm<Field extends string, Values>(options: FormOptions<Field, Values>) {
  const { id, read, check, send, toasts, onInvalid } = options;
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef(0);
  // Beside the state, because a second press may come before the state is rendered.
  const isSending = useRef(false);
  const [state, setState] = useState<FormState<Field>>({ status: "idle" });
  useDraft(ref, id);
  // An effect, because the visitor leaves by the browser.
  useEffect(() => {
    if (state.status === "sending")
      return onWindow("beforeunload", (event) => event.preventDefault());
    // Whoever comes back to the page that the browser has kept finds a form that can be sent.
    if (state.status === "sent") return onWindow("pagehide", () => setState({ status: "idle" }));
  }, [state.status]);

  const deliver = async (form: HTMLFormElement, values: Values) => {
    isSending.current = true;
    setState({ status: "sending" });
    // Whatever went wrong: nothing is known to have arrived, and that is what the visitor is told.
    const result = await send(values).catch(() => "failed" as const);
    isSending.current = false;
    if (result === "accepted") {
      form.reset();
      // Kept when the visitor looked at another tab.
      clearDraft(id);
      setState({ status: "sent" });
      showToast(toasts.sent);
    } else if (typeof result === "object") {
      setState({ status: "invalid", attempt: attempt.current, errors: result });
    } else {
      setState({ status: "failed", attempt: attempt.current });
      showToast(toasts.failed);
    }
  };

  return {
    ref,
    state,
    /** What is wrong with each field, since the visitor tried to send it. */
    errors: (state.status === "invalid" ? state.errors : {}) as FieldErrors<Field>,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending.current) return;
      attempt.current += 1;
      const values = read(event.currentTarget);
      const errors = check(values);
      if (!isEmpty(errors)) {
        setState({ status: "invalid", attempt: attempt.current, errors });
        onInvalid?.(values);
        return;
      }
      void deliver(event.currentTarget, values);
    },
    /** Checks again after a change, once errors are shown. */
    onChange() {
      if (state.status !== "invalid" || !ref.current) return;
      const errors = check(read(ref.current));
      setState(isEmpty(errors) ? { status: "idle" } : { ...state, errors });
    },
  };
}

/** Listens until the returned function is called. */
function onWindow(type: "beforeunload" | "pagehide", listener: (event: Event) => void): () => void {
  addEventListener(type, listener);
  return () => removeEventListener(type, listener);
}

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

/** What a form is doing (specification, section 4). A form that is not `sending` can be sent. */
export type FormState<Field extends string> =
  | { status: "idle" }
  /** `attempt` counts the tries, so that each one moves the focus to the summary anew. */
  | { status: "invalid"; attempt: number; errors: FieldErrors<Field> }
  | { status: "sending" }
  | { status: "sent" }
  | { status: "failed"; attempt: number };

/** Takes texts out of a form by the names of their fields; a field that is not there gives an empty one. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The file that was chosen in a field; a field without a choice gives a nameless file, which is none. */
export function readFile(form: HTMLFormElement, name: string): File | undefined {
  const value = new FormData(form).get(name);
  return value instanceof File && value.name !== "" ? value : undefined;
}
