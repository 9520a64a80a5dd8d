import type { KeyboardEvent } from "react";

/** Keys that move through the results: how, from the place of the current one. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Keys of a search: the arrows lead from the field to the results and back, Home and End to the first and the last
 * result; a letter goes on typing in the field.
 *
 * @returns a handler for the element that holds the field and, in elements marked `data-results`, the results
 */
export function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget;
  const field = root.querySelector<HTMLInputElement>('input[type="search"]');
  const links = [...root.querySelectorAll<HTMLElement>("[data-results] a")];
  const place = links.indexOf(event.target as HTMLElement);
  const isInField = event.target === field;
  if (!field || (place < 0 && !isInField) || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = MOVES[event.key];
  if (place >= 0 && event.key.length === 1) field.focus();
  // In the field Home and End move the caret.
  if (!move || links.length === 0 || (isInField && event.key !== "ArrowDown")) return;
  event.preventDefault();
  const next = move(place, links.length);
  (links[next] ?? field).focus();
}
