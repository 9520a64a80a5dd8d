import { useWords } from "#app/words/words-context.tsx";
import { HONEYPOT } from "./form-rules.ts";
import type { formsWords } from "./interface-words.ts";

/** The honeypot: a field that people never see or reach. @param id unique on the page */
export function Honeypot({ id }: { id: string }) {
  const { honeypot } = useWords<typeof formsWords>("forms");
  return (
    <div inert aria-hidden className="sr-only">
      <label htmlFor={id}>{honeypot}</label>
      <input
        id={id}
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        // Password managers fill in fields that look like an address.
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </div>
  );
}
