import type { AriaAttributes, ComponentProps, ReactNode } from "react";
import { useWords } from "#app/words/words-context.tsx";
import type { controlWords } from "./interface-words.ts";

/** The texts of a form field. */
export interface FieldTexts {
  id: string;
  /** The name under which the value is sent. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (
    control: Pick<ComponentProps<"input">, "id" | "name" | keyof AriaAttributes>,
  ) => ReactNode;
}

/**
 * A control with its label, hint and error. The element of the error is always there, because the receiver fills it where
 * a form is sent without scripts.
 */
export function Field({ id, name, label, hint, error, isOptional = false, children }: FieldProps) {
  const { optional } = useWords<typeof controlWords>("controls");
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} id={hint && labelId} className="inline-block font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-ink-3">{` ${optional}`}</span>}
      </label>
      {/* The hint is a label too, so that a click on it reaches the field (product 11.6). */}
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
