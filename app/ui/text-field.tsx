import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type InputAttributes = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "placeholder">;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  name: string;
  type?: "text" | "email" | "tel" | "url";
  /** For several lines of text: how many it shows before it scrolls. */
  rows?: number;
}

/** A field for text, 52 px high where it takes one line. */
export function TextField({ id, label, hint, error, isOptional, rows, ...input }: TextFieldProps) {
  const { name } = input;
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => {
        const attributes = { ...control, required: !isOptional, className: "control" };
        return rows ? (
          <textarea name={name} rows={rows} {...attributes} />
        ) : (
          <input {...input} {...attributes} />
        );
      }}
    </Field>
  );
}
