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
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="inline-block font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-caption text-ink-3">
          {hint}
        </p>
      )}
      <p id={errorId} hidden={!error} data-error-for={name} className="field-error">
        {error}
      </p>
      {children({
        id,
        name,
        "aria-describedby": hint ? `${errorId} ${hintId}` : errorId,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
