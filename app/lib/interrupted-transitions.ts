/**
 * Lets a page change be cut short by the next one. The browser then rejects the transition's `ready`, as it does
 * when the new page takes longer than its patience; React Router handles `finished` alone, so that each hasty
 * second click would end as an uncaught error. The page itself changes all the same.
 */
export function allowInterruptedTransitions(document: Document): void {
  // Some browsers have none.
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => {});
    return transition;
  };
}
