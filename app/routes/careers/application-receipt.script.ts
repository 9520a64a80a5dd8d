import { readReceipt, writeReceipt } from "#app/features/forms/receipt.ts";
import { isReload } from "#app/ui/runtime/page-load.ts";
import { RECEIPT_FRAGMENT } from "./receipt-fragment.ts";

/**
 * Shows the receipt of the form. It is shown during a single visit of the page, reloads included. The visitor closes it, or
 * leaves the page.
 */
export function enhance(island: HTMLElement): void {
  const { form = "" } = island.dataset;
  const receipt = readReceipt(form);
  const isOfThisVisit = receipt && (!receipt.isShown || isReload());
  writeReceipt(form, isOfThisVisit ? { ...receipt, isShown: true } : undefined);
  if (!isOfThisVisit && location.hash !== RECEIPT_FRAGMENT) return;
  show(island);
  // A visitor who returns through the browser's back/forward cache had left the page.
  addEventListener("pagehide", () => hide(island));
  island.querySelector("button")?.addEventListener("click", () => {
    document.getElementById("main")?.focus({ preventScroll: true });
    hide(island);
    writeReceipt(form, undefined);
    if (location.hash === RECEIPT_FRAGMENT) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
  });
}

function show(island: HTMLElement): void {
  const { notice, status, text, button } = partsOf(island);
  notice.parentElement?.classList.remove("sr-only");
  button.hidden = false;
  status.append(text.content.cloneNode(true));
  // The visitor did not choose this page, so the focus moves to the receipt.
  const hasFocus = document.activeElement !== document.body;
  if (!hasFocus && !isReload()) notice.focus();
}

function hide(island: HTMLElement): void {
  const { notice, status, text, button } = partsOf(island);
  notice.parentElement?.classList.add("sr-only");
  button.hidden = true;
  status.replaceChildren(text);
}

function partsOf(island: HTMLElement) {
  return {
    notice: island.querySelector("[tabindex]") as HTMLElement,
    status: island.querySelector("[role=status]") as HTMLElement,
    text: island.querySelector("template") as HTMLTemplateElement,
    button: island.querySelector("button") as HTMLButtonElement,
  };
}
