/** Whether this document replaced itself (a reload), and was not reached by a link or by the history. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}
