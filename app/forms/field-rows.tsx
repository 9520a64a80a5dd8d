import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "#app/ui/field.tsx";
import type { Form } from "./use-form.ts";

interface TextFieldProps
  extends FieldTexts,
    Pick<ComponentProps<"input">, "autoComplete" | "placeholder"> {
  /** Also says which keyboard a telephone shows, and what browsers fill in. */
  type?: "email" | "tel" | "url";
  /** For several lines of text: how many it shows before it scrolls. */
  rows?: number;
}

export interface FieldRowsProps {
  form: Form;
  /** One field takes the width of the form; two stand side by side where there is room. */
  rows: readonly (readonly Omit<TextFieldProps, "id" | "error">[])[];
}

/** The text fields of a form, row by row. */
export function FieldRows({ form: { id, errors }, rows }: FieldRowsProps) {
  return rows.map((row) => {
    const fields = row.map((field) => {
      const { name } = field;
      return <TextField key={name} {...field} id={`${id}-${name}`} error={errors[name]} />;
    });
    if (fields.length === 1) return fields;
    return (
      <div key={row[0]?.name} className="grid gap-6 lg:grid-cols-2">
        {fields}
      </div>
    );
  });
}

/** A field for text, 52 px high where it takes one line. */
function TextField({ type, rows, autoComplete = type, placeholder, ...texts }: TextFieldProps) {
  return (
    <Field {...texts}>
      {(control) => {
        const attributes = { ...control, required: !texts.isOptional, className: "control" };
        return rows ? (
          <textarea rows={rows} {...attributes} />
        ) : (
          <input {...{ type, autoComplete, placeholder }} inputMode={type} {...attributes} />
        );
      }}
    </Field>
  );
}
