import type { ReactNode } from "react";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import { ENDPOINT } from "./delivery.ts";
import type { FieldWords } from "./form-messages.ts";
import { FormOutcome } from "./form-outcome.tsx";
import { FormProblems } from "./form-problems.tsx";
import { HONEYPOT } from "./form-rules.ts";
import { Honeypot } from "./honeypot.tsx";
import {
  type CvNameOf,
  type FieldNameOf,
  type FormField,
  hasCv,
  type PageForm,
} from "./table/form.ts";
import type { FormController } from "./use-form.ts";

type DrawField = (texts: FieldTexts) => ReactNode;

export interface FormFrameProps<Of extends PageForm> {
  controller: FormController<Of>;
  /**
   * Components for fields that are more than a plain text field, by name. A page must have a component for its CV
   * field.
   */
  customFields: Partial<Record<FieldNameOf<Of>, DrawField>> & Record<CvNameOf<Of>, DrawField>;
  /** The content below the fields. */
  children: ReactNode;
  /** Further content after the form was sent. */
  afterSent?: ReactNode;
}

/** A form of the table. A delivered form also works without scripts. A simulated form is hidden without scripts. */
export function FormFrame<Of extends PageForm>({
  controller,
  customFields,
  children,
  afterSent,
}: FormFrameProps<Of>) {
  const { form, words, statedLanguage, presets, ref, errors, onSubmit, onChange } = controller;
  const { name, fields }: PageForm = form;
  const fieldWords: Readonly<Record<string, FieldWords | undefined>> = words.fields;
  const drawings: Readonly<Record<string, DrawField | undefined>> = customFields;
  return (
    <form
      ref={ref}
      method="post"
      action={ENDPOINT}
      encType={ENDPOINT && hasCv(form) ? "multipart/form-data" : undefined}
      noValidate={!ENDPOINT}
      onSubmit={onSubmit}
      onChange={({ target }) => onChange((target as unknown as HTMLInputElement).name)}
      aria-label={words.label}
      className={ENDPOINT ? "form-fields" : "needs-script form-fields"}
    >
      <FormProblems {...controller} />
      {fields.map((row) => {
        const drawn = row.map((field) => (
          <FieldOfForm
            key={field.name}
            id={`${name}-${field.name}`}
            field={field}
            words={fieldWords[field.name]}
            error={errors[field.name]}
            preset={presets[field.name]}
            drawCustom={drawings[field.name]}
          />
        ));
        if (drawn.length === 1) return drawn;
        return (
          <div key={row[0].name} className="grid gap-6 lg:grid-cols-2">
            {drawn}
          </div>
        );
      })}
      {children}
      <FormOutcome controller={controller}>{afterSent}</FormOutcome>
      {ENDPOINT && <input type="hidden" name="form" value={name} />}
      {ENDPOINT && statedLanguage && <input type="hidden" name="language" value={statedLanguage} />}
      {ENDPOINT && <Honeypot id={`${name}-${HONEYPOT}`} />}
    </form>
  );
}

interface FieldOfFormProps {
  id: string;
  field: FormField;
  words: FieldWords | undefined;
  error: string | undefined;
  /** What stands in the field before the visitor types. */
  preset: string | undefined;
  drawCustom: DrawField | undefined;
}

/** A field with the component of its page, or a native field with one line or several lines. */
function FieldOfForm(props: FieldOfFormProps) {
  const { id, field, words, error, preset, drawCustom } = props;
  const { name, rule } = field;
  const { label = "", placeholder } = words ?? {};
  const texts = { id, name, label, error, isOptional: !rule };
  if (drawCustom) return drawCustom(texts);
  // The type of `customFields` guarantees that the page has a component for it.
  if (field.type === "file") return null;
  const { type, autoComplete = type, rows } = field;
  const typed = { type, autoComplete, placeholder, inputMode: type };
  const look = { required: !!rule, className: "control", defaultValue: preset };
  return (
    <Field {...texts}>
      {(control) =>
        rows ? (
          <textarea rows={rows} {...control} {...look} />
        ) : (
          <input {...typed} {...control} {...look} />
        )
      }
    </Field>
  );
}
