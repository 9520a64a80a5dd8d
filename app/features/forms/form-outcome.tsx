import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { formsWords } from "./interface-words.ts";
import type { FormController } from "./use-form.ts";

export interface FormOutcomeProps {
  controller: FormController;
  /** Further content after the form was sent. */
  children?: ReactNode;
}

/** The outcome below the button of a form: it was sent (product 12.6), or a draft was restored. */
export function FormOutcome({ controller, children }: FormOutcomeProps) {
  const { words, ref, receipt, closeReceipt, isRestored, state } = controller;
  const { restored } = useWords<typeof formsWords>("forms");

  function close(): void {
    ref.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
    closeReceipt();
  }
  if (receipt) {
    return (
      <Notice onClose={close}>
        <strong>{words.sent}</strong> {children}
      </Notice>
    );
  }
  return (
    <Notice>
      {isRestored && state.status === "idle" && (
        <>
          {restored}
          {words.cvNotKept && ` ${words.cvNotKept}`}
        </>
      )}
    </Notice>
  );
}
