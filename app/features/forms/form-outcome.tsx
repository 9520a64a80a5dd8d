import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { hasCv } from "./table/form.ts";
import type { FormController } from "./use-form.ts";

export interface FormOutcomeProps {
  controller: FormController;
  /** What else is said of a form that was sent. */
  children?: ReactNode;
}

/** What has happened to a form, below its button: that it was sent (product 12.6), or that a draft has come back. */
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
