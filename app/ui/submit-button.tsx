import { useLayoutEffect, useRef } from "react";

export interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Nothing more to send. */
  isDone?: boolean;
}

/** The button that sends a form; disabled while it is being sent. The focus then waits in its place. */
export function SubmitButton({ label, busyLabel, isBusy, isDone = false }: SubmitButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = isBusy || isDone;
  // A layout effect: a moment later browsers take the focus from a button that is disabled.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isDisabled && [button.current, document.body].includes(activeElement as HTMLElement))
      place.current?.focus();
    if (!isDisabled && activeElement === place.current) button.current?.focus();
  }, [isDisabled]);
  return (
    <span ref={place} tabIndex={-1} className="inline-block rounded-pill">
      <button ref={button} type="submit" disabled={isDisabled} className="button">
        {isBusy ? busyLabel : label}
      </button>
    </span>
  );
}
