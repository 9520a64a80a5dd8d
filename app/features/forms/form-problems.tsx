import { type MouseEvent, useLayoutEffect, useRef } from "react";
import type { Form } from "./use-form.ts";

/** What is wrong with the whole form, above it; mostly hidden, it is there for a receiver to fill in without scripts. */
export function FormProblems({ id, state }: Pick<Form, "id" | "state">) {
  const ref = useRef<HTMLElement>(null);
  const subject = id === "contact" ? "message" : "application";
  const fault = "attempt" in state ? state : undefined;
  const errors = Object.entries(fault?.errors ?? {});
  const headings = {
    invalid: `Please correct ${errors.length === 1 ? "one field" : `${errors.length} fields`}`,
    refused: `Your ${subject} was not sent`,
    failed: `Your ${subject} may not have arrived`,
  };
  // An effect, because only an element that is shown can take the focus; not for a fault that came with the page.
  useLayoutEffect(() => {
    const summary = ref.current;
    if (!fault?.attempt || !summary) return;
    summary.focus({ preventScroll: true });
    // A smooth scroll that is still under way, to the field that had the focus, would carry it off again.
    scrollTo({ top: scrollY, behavior: "instant" });
    summary.scrollIntoView({ behavior: "instant", block: "nearest" });
    // On to the button when all is corrected; a link that had the focus is gone by now.
    return () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !summary.contains(activeElement)) return;
      const button = summary.closest("form")?.querySelector<HTMLElement>("[type=submit]");
      button?.focus({ preventScroll: true });
    };
  }, [fault?.attempt]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      hidden={!fault}
      aria-labelledby={fault && `${id}-problems`}
      data-form-problems
      className="error-summary"
    >
      <h2 id={`${id}-problems`} className="text-h5 text-danger">
        {headings[fault?.status ?? "refused"]}
      </h2>
      <p data-problem-note>{fault?.note}</p>
      <ul data-problem-list>
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#${id}-${field}`} onClick={moveToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function moveToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault(); // the address stays as it is, and no step back is added
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
