import controlsTexts from "virtual:words/controls";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { readReceipt, writeReceipt } from "#app/features/forms/receipt.ts";
import { Notice } from "#app/ui/notice.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { isReload } from "#app/ui/runtime/page-load.ts";
import { RECEIPT_FRAGMENT } from "./receipt-fragment.ts";

export interface ApplicationReceiptProps {
  /** The name of the form. */
  form: string;
  title: string;
  text: string;
}

/** Says on /careers that an application was sent, after its form has returned there (product 12.6). */
export const ApplicationReceipt = island(
  "ApplicationReceipt",
  ApplicationReceiptView,
  controlsTexts,
);

function ApplicationReceiptView(props: ApplicationReceiptProps) {
  const { form, title, text } = props;
  const notice = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  // An effect, because only the browser stores the receipt. The receipt is shown during a single visit of the page,
  // reloads included.
  useEffect(() => {
    const receipt = readReceipt(form);
    const isOfThisVisit = receipt && (!receipt.isShown || isReload());
    writeReceipt(form, isOfThisVisit ? { ...receipt, isShown: true } : undefined);
    setIsShown(isOfThisVisit || location.hash === RECEIPT_FRAGMENT);
    // A visitor who returns through the browser's back/forward cache had left the page.
    return listen(window, ["pagehide"], () => setIsShown(false));
  }, [form]);
  // The visitor did not choose this page, so the focus moves to the receipt. A layout effect, because the element must
  // be visible by then.
  useLayoutEffect(() => {
    const hasFocus = document.activeElement !== document.body;
    if (isShown && !hasFocus && !isReload()) notice.current?.focus();
  }, [isShown]);

  function close(): void {
    document.getElementById("main")?.focus({ preventScroll: true });
    setIsShown(false);
    writeReceipt(form, undefined);
    if (location.hash === RECEIPT_FRAGMENT)
      history.replaceState(history.state, "", location.pathname + location.search);
  }
  return (
    <Notice ref={notice} onClose={close}>
      {isShown && (
        <>
          <strong>{title}</strong> {text}
        </>
      )}
    </Notice>
  );
}
