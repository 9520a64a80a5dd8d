import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";
import type { FieldErrors } from "./field-rules.ts";

export interface FieldRowsProps {
  /** What the ids of the fields begin with. */
  id: string;
  /** One field takes the width of the form; two stand side by side where there is room. */
  rows: readonly (readonly Omit<TextFieldProps, "id" | "error">[])[];
  errors: FieldErrors;
}

/** The text fields of a form, row by row. */
export function FieldRows({ id, rows, errors }: FieldRowsProps) {
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
