import type { AriaAttributes, ComponentProps, ReactNode } from "react";

/** What every kind of field says. */
export interface FieldTexts {
  id: string;
  /** As it is sent. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Gives the control the attributes that tie it to its label, its hint and its error. */
  children: (
    control: Pick<ComponentProps<"input">, "id" | "name" | keyof AriaAttributes>,
  ) => ReactNode;
}

/** A label, a hint, an error and their control. The error's place always stands, for forms sent without scripts. */
export function Field({ id, name, label, hint, error, isOptional = false, children }: FieldProps) {
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} id={hint && labelId} className="inline-block font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      {/* A label too: a click on it is a click on the field (product 11.6). */}
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
