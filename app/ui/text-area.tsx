import { Field, type FieldTexts } from "./field.tsx";

export interface TextAreaProps extends FieldTexts {
  name: string;
  /** Lines that it shows before it scrolls. */
  rows: number;
}

/** A field for several lines of text. */
export function TextArea({ id, label, hint, error, isOptional, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <textarea {...area} {...control} required={!isOptional} className="control" />}
    </Field>
  );
}
