import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What every kind of field says. */
export interface FieldTexts {
  id: string;
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
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (control: ControlAttributes) => ReactNode;
}

/** A label, a hint, an error in words, and the control that they belong to. */
export function Field({ id, label, hint, error, isOptional = false, children }: FieldProps) {
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ");
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
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="error" />
          <span>{error}</span>
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  );
}
