import { useEffect, useRef } from "react";
import { buttonStyle } from "./button-style.ts";

export interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Nothing more to send. */
  isDone?: boolean;
}

/** The button that sends a form; disabled while it is being sent. */
export function SubmitButton({ label, busyLabel, isBusy, isDone = false }: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // An effect, because browsers take the focus from a button that is disabled and do not give it back.
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      ref.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <button ref={ref} type="submit" disabled={isBusy || isDone} className={buttonStyle()}>
      {isBusy ? busyLabel : label}
    </button>
  );
}
