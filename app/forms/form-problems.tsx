import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from "react";
import type { FormState } from "./use-form.ts";

export interface FormProblemsProps {
  /** What the ids of the fields begin with. */
  idPrefix: string;
  state: FormState<string>;
  /** What is said when it could not be sent; other words than the toast's. */
  failure: { heading: string; text: string };
}

/** What is wrong with the whole form, above it: the toast is never the only place that says it. */
export function FormProblems({ idPrefix, state, failure }: FormProblemsProps) {
  if (state.status === "failed") return <ErrorSummary key={state.attempt} {...failure} />;
  if (state.status !== "invalid") return null;
  const errors = Object.entries(state.errors).map(([field, message]) => ({
    fieldId: `${idPrefix}-${field}`,
    message: message ?? "",
  }));
  const heading =
    errors.length === 1 ? "Please correct one field" : `Please correct ${errors.length} fields`;
  return <ErrorSummary key={state.attempt} heading={heading} errors={errors} />;
}

/** What a form says when it could not be sent; the toast has words of its own, which are specified. */
export function failureNotice(what: "message" | "application", email: string, phone: string) {
  const wholePhone = phone.replaceAll(" ", "\u00a0");
  return {
    heading: `Your ${what} may not have arrived`,
    text: `What you entered is still here. Send it once more, write to ${email} or call ${wholePhone}.`,
  };
}

interface ErrorSummaryProps {
  heading: string;
  /** What to do, where no single field is at fault. */
  text?: string;
  /** The messages with the ids of their fields. */
  errors?: { fieldId: string; message: string }[];
}

/** Takes the focus when it appears; a new `key` for each attempt makes it take the focus each time. */
function ErrorSummary({ heading, text, errors = [] }: ErrorSummaryProps) {
  const ref = useRef<HTMLElement>(null);
  const headingId = useId();
  // An effect, because only an element that stands on the page can take the focus.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    // A smooth scroll that is still under way, to the field that had the focus, would carry it off again.
    scrollTo({ top: scrollY, behavior: "instant" });
    ref.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, []);
  // A layout effect, because it hands the focus on before it goes: all is corrected, the form can be sent.
  useLayoutEffect(() => {
    const summary = ref.current;
    return () => {
      if (!summary?.contains(document.activeElement)) return;
      const button = summary.closest("form")?.querySelector<HTMLElement>("[type=submit]");
      button?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId} className="error-summary">
      <h2 id={headingId} className="text-h5 text-danger">
        {heading}
      </h2>
      {text && <p className="mt-2">{text}</p>}
      {errors.length > 0 && (
        <ul className="mt-2">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={moveToField}
                className="inline-flex min-h-8 items-center font-medium text-danger underline underline-offset-4 hover:text-ink"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The address stays as it is: it may say which position the form is for, and no step back is added. */
function moveToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
