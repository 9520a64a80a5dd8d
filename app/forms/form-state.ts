import type { FieldErrors } from "./field-errors.ts";

/** What a form is doing (specification, section 4). A form that is not `sending` can be sent. */
export type FormState<Field extends string> =
  | { status: "idle" }
  /** `attempt` counts the tries, so that each one moves the focus to the summary anew. */
  | { status: "invalid"; attempt: number; errors: FieldErrors<Field> }
  | { status: "sending" }
  | { status: "sent" }
  | { status: "failed"; attempt: number };
