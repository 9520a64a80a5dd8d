import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { FormState } from "./use-form.ts";

export interface FormProblemsProps {
  /** What the ids of the fields begin with. */
  idPrefix: string;
  state: FormState<string>;
  /** What is said when it could not be sent; other words than the toast's. */
  failure: { heading: string; text: string };
}

/** What is wrong with the whole form, above it: the toast is never the only place that says it. */
export function FormProblems({ idPrefix, state, failure }: FormProblemsProps) {
  if (state.status === "failed") return <ErrorSummary key={state.attempt} {...failure} />;
  if (state.status !== "invalid") return null;
  const errors = Object.entries(state.errors).map(([field, message]) => ({
    fieldId: `${idPrefix}-${field}`,
    message: message ?? "",
  }));
  const heading =
    errors.length === 1 ? "Please correct one field" : `Please correct ${errors.length} fields`;
  return <ErrorSummary key={state.attempt} heading={heading} errors={errors} />;
}

/** What a form says when it could not be sent; the toast has words of its own, which are specified. */
export function failureNotice(what: "message" | "application", email: string, phone: string) {
  const wholePhone = phone.replaceAll(" ", "\u00a0");
  return {
    heading: `Your ${what} may not have arrived`,
    text: `What you entered is still here. Send it once more, write to ${email} or call ${wholePhone}.`,
  };
}
