import type { ReactNode } from "react";
import { ENDPOINT } from "./delivery/delivery.ts";
import { HONEYPOT } from "./field-rules.ts";
import { FormProblems } from "./form-problems.tsx";
import type { Form } from "./use-form.ts";

export interface FormFrameProps {
  form: Form;
  /** Other ways to the firm. */
  email: string;
  phone: string;
  children: ReactNode;
}

const LABELS = { contact: "Contact", application: "Application" };

/**
 * The frame of both forms. Where they are delivered, they work without scripts too, checked by the browser and then
 * by the receiver; where sending is simulated, by scripts, there is no form without them.
 */
export function FormFrame({ form, children, ...ways }: FormFrameProps) {
  const { id, ref, state, onSubmit, onChange } = form;
  return (
    <form
      ref={ref}
      method="post"
      action={ENDPOINT}
      encType={ENDPOINT && id === "application" ? "multipart/form-data" : undefined}
      noValidate={!ENDPOINT}
      onSubmit={onSubmit}
      onChange={({ target }) => onChange((target as unknown as HTMLInputElement).name)}
      aria-label={LABELS[id]}
      className={ENDPOINT ? "form-fields" : "needs-script form-fields"}
    >
      <FormProblems {...{ id, state }} {...ways} />
      {children}
      {ENDPOINT && <input type="hidden" name="form" value={id} />}
      {ENDPOINT && (
        <div inert aria-hidden className="sr-only">
          <label htmlFor={`${id}-${HONEYPOT}`}>Leave this field empty</label>
          <input
            id={`${id}-${HONEYPOT}`}
            name={HONEYPOT}
            tabIndex={-1}
            autoComplete="off"
            // Managers of passwords fill in what looks like an address.
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
          />
        </div>
      )}
    </form>
  );
}
