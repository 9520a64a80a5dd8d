import controlsTexts from "virtual:words/controls";
import toastsTexts from "virtual:words/toasts";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { CloseButton } from "#app/ui/close-button.tsx";
import type { toastWords } from "#app/ui/interface-words.ts";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { dismissToast, persistToasts, useToast } from "#app/ui/runtime/toasts.ts";
import { useWords } from "#app/words/words-context.tsx";

/** Milliseconds that a toast is shown: enough to read two short sentences at half the usual speed. */
const DISPLAY_TIME = 8000;

/**
 * Shows the toast of a page (product 12.3 to 12.5). Screen readers announce changes of a live region only if the region
 * was there before, so every page has both from the start: `alert` interrupts, `status` waits.
 *
 * Pointing at the toast, or focus in it, stops its time. Escape closes it. It moves away where it would cover the focus. In
 * a low window it stands in the page, above the footer, and covers nothing.
 */
export const ToastRegion = island("ToastRegion", ToastRegionView, {
  ...toastsTexts,
  ...controlsTexts,
});

function ToastRegionView() {
  const words = useWords<typeof toastWords>("toasts");
  const toast = useToast();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(persistToasts, []);
  // A timer closes the toast. A destructive toast stays until the visitor closes it.
  useEffect(() => {
    if (toast?.variant !== "default" || isHovered || isFocused) return;
    const timer = setTimeout(dismissToast, DISPLAY_TIME);
    return () => clearTimeout(timer);
  }, [toast, isHovered, isFocused]);
  // Before the paint, so that the toast never covers the focus.
  useLayoutEffect(() => {
    if (toast && region.current) return avoidFocus(region.current);
  }, [toast]);

  const close = () => {
    // The close button is about to disappear: the focus returns to where it came from.
    if (isFocused) cameFrom.current?.focus();
    setIsHovered(false);
    setIsFocused(false);
    dismissToast();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Escape closes an open dialog first.
    if (!document.querySelector("dialog[open]")) close();
  });
  // Escape works wherever the focus is.
  useEffect(() => listen(document, ["keydown"], onKeyDown), []);

  const text = toast && (
    <div key={toast.id}>
      <p className="font-semibold">{toast.title}</p>
      <p className="mt-1">{toast.description}</p>
    </div>
  );
  return (
    // It is a landmark only while it shows a toast: a landmark needs a name. A <section> would need a heading.
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, which the rule does not see
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      ref={region}
      role={toast ? "region" : "group"}
      aria-label={toast && words.region}
      className="toast-region"
      data-variant={toast?.variant}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = (relatedTarget as HTMLElement) ?? document.querySelector("main");
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
    >
      <div role="status">{toast?.variant === "default" && text}</div>
      <div role="alert">{toast?.variant === "destructive" && text}</div>
      {toast && <CloseButton isOnDark onClick={close} />}
    </div>
  );
}

/**
 * Moves the region to the top of the window while it would cover the focused element (WCAG 2.2, 2.4.11).
 *
 * @returns a function that stops it
 */
function avoidFocus(region: HTMLElement): () => void {
  const move = () => {
    const focused = document.querySelector("body :focus");
    if (!focused || region.contains(focused)) return;
    region.removeAttribute("data-at-top");
    const { right, top, bottom } = focused.getBoundingClientRect();
    const isCovered = right > region.offsetLeft && bottom > region.offsetTop && top < innerHeight;
    // An element whose middle is in the upper half of the window would be covered at the top, too.
    const isInLowerHalf = top + bottom > innerHeight;
    region.toggleAttribute("data-at-top", isCovered && isInLowerHalf);
  };
  move();
  // `scrollend`, because the focus may scroll the page smoothly.
  return listen(window, ["focusin", "scrollend", "resize"], move);
}
