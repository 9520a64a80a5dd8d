import type { ReactNode } from "react";
import { ENDPOINT } from "./delivery/delivery.ts";
import { HONEYPOT } from "./field-rules.ts";
import { FormProblems, type FormProblemsProps } from "./form-problems.tsx";
import type { useForm } from "./use-form.ts";

export interface FormFrameProps extends Omit<FormProblemsProps, "idPrefix" | "state"> {
  /** What the receiver knows the form by, and what the ids of its fields begin with. */
  id: "contact" | "application";
  label: string;
  form: Pick<ReturnType<typeof useForm>, "ref" | "state" | "onSubmit" | "onChange">;
  hasFile?: boolean;
  children: ReactNode;
}

/**
 * The frame of both forms. Where they are delivered, they work without scripts too, checked by the browser and then
 * by the receiver; where sending is simulated, by scripts, there is no form without them.
 */
export function FormFrame({ id, label, form, hasFile, children, ...problems }: FormFrameProps) {
  return (
    <form
      ref={form.ref}
      method="post"
      action={ENDPOINT}
      encType={ENDPOINT && hasFile ? "multipart/form-data" : undefined}
      noValidate={!ENDPOINT}
      onSubmit={form.onSubmit}
      onChange={({ target }) => form.onChange((target as unknown as HTMLInputElement).name)}
      aria-label={label}
      className={ENDPOINT ? "form-fields" : "needs-script form-fields"}
    >
      <FormProblems idPrefix={id} state={form.state} {...problems} />
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
