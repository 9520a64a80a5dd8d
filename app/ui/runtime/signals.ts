/** Fired by an island that answers now. */
export const AWAKE_EVENT = "site:awake";

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
