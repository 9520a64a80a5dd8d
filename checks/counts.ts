/** How many tests passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** "3 passed, 1 failed", with ", 2 skipped" only when there are any: the last line of every suite. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${passed} passed, ${failed} failed${rest}`;
}
