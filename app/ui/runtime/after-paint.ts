/** Calls a function when the next frame has been painted. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
