import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { isPlainPress } from "#app/ui/runtime/events.ts";
import { fillPlural } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import type { formsWords } from "./interface-words.ts";
import type { FormController } from "./use-form.ts";

/**
 * The summary of problems above a form, with links to the fields. Every form contains it, mostly hidden, so that a
 * receiver can fill it in for visitors without scripts.
 */
export function FormProblems({
  form: { name },
  words,
  fault,
}: Pick<FormController, "form" | "words" | "fault">) {
  const { correct } = useWords<typeof formsWords>("forms");
  const language = useLanguage();
  const ref = useRef<HTMLElement>(null);
  const errors = Object.entries(fault?.errors ?? {});
  const headings = {
    invalid: fillPlural(correct, language, errors.length, {}),
    refused: words.notSent,
    failed: words.perhapsSent,
  };
  // An effect, because only a visible element can take the focus. A fault that came with the page does not move the
  // focus.
  useLayoutEffect(() => {
    const summary = ref.current;
    if (!fault?.attempt || !summary) return;
    summary.focus({ preventScroll: true });
    // A smooth scroll to the previously focused field may still be running. It would scroll the summary away again.
    scrollTo({ top: scrollY, behavior: "instant" });
    summary.scrollIntoView({ behavior: "instant", block: "nearest" });
    return () => passFocusOn(summary);
  }, [fault?.attempt]);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      hidden={!fault}
      aria-labelledby={fault && `${name}-problems`}
      data-form-problems
      className="error-summary"
    >
      <h2 id={`${name}-problems`} className="text-h5 text-danger">
        {headings[fault?.status ?? "refused"]}
      </h2>
      <p data-problem-note>{fault?.note}</p>
      <ul data-problem-list>
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#${name}-${field}`} onClick={moveToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus from the summary to the button of the form when everything is corrected. */
function passFocusOn(summary: HTMLElement): void {
  const { activeElement, body } = document;
  // If a link of the summary had the focus, it is gone by now, and the body has the focus.
  if (activeElement !== body && !summary.contains(activeElement)) return;
  const button = summary.closest("form")?.querySelector<HTMLElement>("[type=submit]");
  button?.focus({ preventScroll: true });
}

function moveToField(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainPress(event)) return;
  event.preventDefault(); // The address stays as it is, and no entry is added to the history.
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
