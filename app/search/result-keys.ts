import type { KeyboardEvent } from "react";

/** Keys that move through the results: from the place of the current one (-1: the field) to the next. */
const MOVES: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the field and the results; a letter typed on a result goes on in the field. */
export function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]');
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-results] a")];
  const place = links.indexOf(event.target as HTMLElement);
  const isInField = event.target === field;
  if (!field || (place < 0 && !isInField) || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = MOVES[event.key];
  if (place >= 0 && event.key.length === 1) field.focus();
  // In the field Home and End move the caret.
  if (!move || links.length === 0 || (isInField && event.key !== "ArrowDown")) return;
  event.preventDefault();
  (links[move(place, links.length)] ?? field).focus();
}
