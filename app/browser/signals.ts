/** Fired by an island that answers now. */
export const AWAKE_EVENT = "site:awake";

/** Signs that the visitor is about to do something, upon which what did not arrive is asked for again. */
export const AGAIN = ["pointerdown", "touchstart", "keydown", "focusin"];

/** Shows what was held back because it depends on the query. */
export function endQueryWait(): void {
  delete document.documentElement.dataset.query;
}

/** Listens to some events of a target. @returns stops it */
export function listen<Heard extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Heard) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener);
  };
}
