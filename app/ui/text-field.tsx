import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps
  extends FieldTexts,
    Pick<ComponentProps<"input">, "autoComplete" | "placeholder"> {
  /** Also says which keyboard a telephone shows, and what browsers fill in. */
  type?: "email" | "tel" | "url";
  /** For several lines of text: how many it shows before it scrolls. */
  rows?: number;
}

/** A field for text, 52 px high where it takes one line. */
export function TextField(props: TextFieldProps) {
  const { type, rows, autoComplete = type, placeholder, ...texts } = props;
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
