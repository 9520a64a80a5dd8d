import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { dismissToast, persistToasts, useToast } from "#app/ui/runtime/toasts.ts";

/**
 * Where toasts appear: two live regions in every page from the start, so that what is put into them is announced;
 * errors at once, the rest when the screen reader is free. Pointing at the toast, or focus in it, stops its time; Escape
 * closes it. It gives way to what has the focus.
 */
export const ToastRegion = island("ToastRegion", () => {
  const toast = useToast();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useEffect(persistToasts, []);
  useEffect(() => {
    // Two short sentences, read at half the usual speed; a destructive one stays until the visitor closes it.
    if (toast?.variant !== "default" || isHovered || isFocused) return;
    const timer = setTimeout(dismissToast, 8000);
    return () => clearTimeout(timer);
  }, [toast, isHovered, isFocused]);
  useLayoutEffect(() => (toast && region.current ? giveWay(region.current) : undefined), [toast]);

  const close = () => {
    // The button is about to go: the focus returns to where it came from.
    if (isFocused) cameFrom.current?.focus();
    setIsHovered(false);
    setIsFocused(false);
    dismissToast();
  };
  // Wherever the focus is; a dialog that is open has the first right to the key.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!document.querySelector("dialog[open]")) close();
  });
  useEffect(() => listen(document, ["keydown"], onKeyDown), []);

  const text = toast && (
    <div key={toast.id}>
      <p className="font-semibold">{toast.title}</p>
      <p className="mt-1">{toast.description}</p>
    </div>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <section> wants a heading, and a toast is none
    <div
      ref={region}
      role="group"
      aria-label={toast && "Notification"}
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
      {toast && (
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-paper/15"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
});

/** Keeps the region at the other end of the window where it would cover what has the focus (WCAG 2.2, 2.4.11). */
function giveWay(region: HTMLElement): () => void {
  const move = () => {
    const focused = document.querySelector("body :focus");
    if (!focused || region.contains(focused)) return;
    region.removeAttribute("data-at-top");
    const { right, top, bottom } = focused.getBoundingClientRect();
    const isCovered = right > region.offsetLeft && bottom > region.offsetTop && top < innerHeight;
    // What has its middle in the upper half of the window would be covered there, too.
    region.toggleAttribute("data-at-top", isCovered && top + bottom > innerHeight);
  };
  move();
  // The focus may have scrolled the page, smoothly.
  return listen(window, ["focusin", "scrollend", "resize"], move);
}
