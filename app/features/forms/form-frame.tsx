import { Fragment, type ReactNode } from "react";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import { ENDPOINT } from "./delivery.ts";
import { FormProblems } from "./form-problems.tsx";
import { FORMS, type FormField, HONEYPOT } from "./form-rules.ts";
import type { Form } from "./use-form.ts";

export interface FormFrameProps {
  form: Form;
  others?: Readonly<Record<string, ReactNode>>; // the fields that are no texts, by their names
  children: ReactNode; // what stands below the fields
}

/** Both forms. Where they are delivered, they work without scripts too; a simulated one is not there without. */
export function FormFrame({ form, others = {}, children }: FormFrameProps) {
  const { id, ref, errors, onSubmit, onChange } = form;
  return (
    <form
      ref={ref}
      method="post"
      action={ENDPOINT}
      encType={ENDPOINT && id === "application" ? "multipart/form-data" : undefined}
      noValidate={!ENDPOINT}
      onSubmit={onSubmit}
      onChange={({ target }) => onChange((target as unknown as HTMLInputElement).name)}
      aria-label={id === "contact" ? "Contact" : "Application"}
      className={ENDPOINT ? "form-fields" : "needs-script form-fields"}
    >
      <FormProblems {...form} />
      {FORMS[id].map((row) => {
        const fields = row.map((field) => {
          const { name, rule } = field;
          if (name in others) return <Fragment key={name}>{others[name]}</Fragment>;
          const about = { error: errors[name], isOptional: !rule };
          return <TextField key={name} {...field} {...about} id={`${id}-${name}`} />;
        });
        if (fields.length === 1) return fields;
        return (
          <div key={row[0]?.name} className="grid gap-6 lg:grid-cols-2">
            {fields}
          </div>
        );
      })}
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

function TextField(props: FormField & FieldTexts) {
  const { type, rows, autoComplete = type, placeholder, ...texts } = props;
  const look = { required: !texts.isOptional, className: "control" };
  const line = { type, autoComplete, placeholder, inputMode: type };
  return (
    <Field {...texts}>
      {(control) =>
        rows ? (
          <textarea rows={rows} {...control} {...look} />
        ) : (
          <input {...line} {...control} {...look} />
        )
      }
    </Field>
  );
}
