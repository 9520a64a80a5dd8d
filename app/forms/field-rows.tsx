import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { Form } from "./use-form.ts";

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
