/**
 * Waits for an element that the page may show only after its data has come, and hands it over once.
 *
 * @param find looks for the element
 * @returns a function that ends the wait
 */
export function whenPresent(
  find: () => HTMLElement | null | undefined | "",
  use: (element: HTMLElement) => void,
): () => void {
  const tryNow = () => {
    const element = find();
    if (!element) return;
    observer.disconnect();
    use(element);
  };
  const observer = new MutationObserver(tryNow);
  observer.observe(document.body, { childList: true, subtree: true });
  tryNow();
  return () => observer.disconnect();
}
