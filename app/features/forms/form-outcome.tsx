import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { hasCv } from "./table/form.ts";
import type { FormController } from "./use-form.ts";

export interface FormOutcomeProps {
  controller: FormController;
  /** Further content after the form was sent. */
  children?: ReactNode;
}

/** The outcome below the button of a form: it was sent (product 12.6), or a draft was restored. */
export function FormOutcome({ controller, children }: FormOutcomeProps) {
  const { form, ref, receipt, closeReceipt, isRestored, state } = controller;

  function close(): void {
    ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    closeReceipt();
  }
  if (receipt) {
    return (
      <Notice onClose={close}>
        <strong>Your {form.noun} was sent.</strong> {children}
      </Notice>
    );
  }
  return (
    <Notice>
      {isRestored && state.status === "idle" && (
        <>
          What you typed before is still here.
          {hasCv(form) && " A CV is not kept: choose it again."}
        </>
      )}
    </Notice>
  );
}
