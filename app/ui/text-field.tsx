import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

type InputAttributes = Pick<ComponentProps<"input">, "autoComplete" | "inputMode" | "placeholder">;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  type?: "text" | "email" | "tel" | "url";
  /** For several lines of text: how many it shows before it scrolls. */
  rows?: number;
}

/** A field for text, 52 px high where it takes one line. */
export function TextField(props: TextFieldProps) {
  const { type, rows, autoComplete, inputMode, placeholder, ...texts } = props;
  const input = { type, autoComplete, inputMode, placeholder };
  return (
    <Field {...texts}>
      {(control) => {
        const attributes = { ...control, required: !texts.isOptional, className: "control" };
        return rows ? (
          <textarea rows={rows} {...attributes} />
        ) : (
          <input {...input} {...attributes} />
        );
      }}
    </Field>
  );
}
