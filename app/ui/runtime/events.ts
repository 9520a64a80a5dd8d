/** Fired on an island when it is hydrated. */
export const HYDRATED_EVENT = "site:hydrated";

/**
 * Listens to events of a target.
 *
 * @param types names of events, for example `["focusin", "resize"]`
 * @returns a function that removes the listeners
 */
export function listen<EventType extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: EventType) => void,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener);
  };
}
