import type { ReactNode } from "react";

/** What every kind of field says. */
export interface FieldTexts {
  id: string;
  /** As it is sent. */
  name: string;
  label: string;
  /** Said under the label. */
  hint?: string | undefined;
  /** What is wrong with it, if anything is. */
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

/** The attributes that tie a control to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  name: string;
  "aria-labelledby": string | undefined;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (control: ControlAttributes) => ReactNode;
}

/**
 * A label, a hint, an error in words, and the control that they belong to. The place of the error always stands: a
 * form that is sent without scripts comes back with the words in it.
 */
export function Field({ id, name, label, hint, error, isOptional = false, children }: FieldProps) {
  const [labelId, hintId, errorId] = [`${id}-label`, `${id}-hint`, `${id}-error`];
  return (
    <div>
      <label htmlFor={id} id={hint && labelId} className="inline-block font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {/* A label too: a click on it is one on the field. */}
      {hint && (
        <label htmlFor={id} id={hintId} className="block text-caption text-ink-3">
          {hint}
        </label>
      )}
      <p id={errorId} hidden={!error} data-error-for={name} className="field-error">
        {error}
      </p>
      {children({
        id,
        name,
        "aria-labelledby": hint && labelId,
        "aria-describedby": hint ? `${errorId} ${hintId}` : errorId,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
