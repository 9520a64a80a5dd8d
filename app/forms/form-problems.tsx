import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { Form } from "./use-form.ts";

export interface FormProblemsProps extends Pick<Form, "id" | "state"> {
  /** Other ways to the firm. */
  email: string;
  phone: string;
}

/**
 * What is wrong with the whole form, above it: the toast is never the only place that says it, and says it in the
 * words of the specification. It always stands in the page, mostly hidden: a receiver fills it in where the form was
 * sent without scripts.
 */
export function FormProblems({ id, state, email, phone }: FormProblemsProps) {
  const ref = useRef<HTMLElement>(null);
  const headingId = `${id}-problems`;
  const subject = id === "contact" ? "message" : "application";
  const fault = "attempt" in state ? state : undefined;
  const errors = Object.entries(fault?.errors ?? {});
  const headings = {
    invalid: `Please correct ${errors.length === 1 ? "one field" : `${errors.length} fields`}`,
    refused: `Your ${subject} was not sent`,
    failed: `Your ${subject} may not have arrived`,
  };
  const wholePhone = phone.replaceAll(" ", "\u00a0");
  const whatToDo = `What you typed is still here. Send it once more, write to ${email} or call ${wholePhone}.`;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      hidden={!fault}
      aria-labelledby={fault && headingId}
      data-form-problems
      className="error-summary"
    >
      <h2 id={headingId} className="text-h5 text-danger">
        {headings[fault?.status ?? "refused"]}
      </h2>
      <p data-problem-note>{fault?.status === "failed" ? whatToDo : fault?.note}</p>
      <ul data-problem-list>
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#${id}-${field}`} onClick={moveToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {fault && <SummaryFocus key={fault.attempt} summary={ref} attempt={fault.attempt} />}
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

/**
 * Brings the focus to the summary after each attempt, and on to the button when all is corrected. What came with the
 * page does not take it from where the visitor is by now.
 */
function SummaryFocus(props: { summary: RefObject<HTMLElement | null>; attempt: number }) {
  const { summary, attempt } = props;
  // An effect, because only an element that stands on the page can take the focus.
  useEffect(() => {
    if (attempt === 0) return;
    summary.current?.focus({ preventScroll: true });
    // A smooth scroll that is still under way, to the field that had the focus, would carry it off again.
    scrollTo({ top: scrollY, behavior: "instant" });
    summary.current?.scrollIntoView({ behavior: "instant", block: "nearest" });
  }, [summary, attempt]);
  // A layout effect of an element that goes, because it comes before the summary is hidden.
  useLayoutEffect(() => {
    const { current } = summary;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const button = current.closest("form")?.querySelector<HTMLElement>("[type=submit]");
      button?.focus({ preventScroll: true });
    };
  }, [summary]);
  return null;
}
