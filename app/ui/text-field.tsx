import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type InputAttributes = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "placeholder">;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  name: string;
  type?: "text" | "email" | "tel" | "url";
}

/** A field for one line of text, 52 px high. */
export function TextField({ id, label, hint, error, isOptional, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <input {...input} {...control} required={!isOptional} className="control" />}
    </Field>
  );
}
