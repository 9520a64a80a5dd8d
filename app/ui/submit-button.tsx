import { useLayoutEffect, useRef } from "react";

export interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  /** Whether the form is being sent. */
  isBusy: boolean;
  /** Whether the form has been sent and must not be sent again. */
  isDone?: boolean;
}

/** The button that sends a form. While it is disabled, its wrapper holds the focus for it. */
export function SubmitButton({ label, busyLabel, isBusy, isDone = false }: SubmitButtonProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = isBusy || isDone;
  // A layout effect runs before browsers take the focus from the disabled button.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const losesFocus = focused === button.current || focused === document.body;
    if (isDisabled && losesFocus) wrapper.current?.focus();
    if (!isDisabled && focused === wrapper.current) button.current?.focus();
  }, [isDisabled]);
  return (
    <span ref={wrapper} tabIndex={-1} className="inline-block rounded-pill">
      <button ref={button} type="submit" disabled={isDisabled} className="button">
        {isBusy ? busyLabel : label}
      </button>
    </span>
  );
}
