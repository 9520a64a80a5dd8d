/** Share of a block that has to be in view (specification, section 9). */
const THRESHOLD = 0.1;

/**
 * Fades blocks in when they are scrolled into view, once (specification, section 4). A block that is in view already
 * stays as it is: nothing that a visitor has seen is hidden again. The styles are in styles/motion.css.
 */
export function revealOnScroll(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const show = (block: HTMLElement) => {
    observer.unobserve(block);
    if (block.dataset.reveal) block.dataset.reveal = "shown";
  };
  // It tells at once where each block is; to ask for that here would cost a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const block = target as HTMLElement;
        if (block.dataset.reveal) {
          if (isIntersecting) setTimeout(show, Number(block.dataset.revealDelay), block);
        } else if (boundingClientRect.top < (rootBounds?.bottom ?? innerHeight)) {
          show(block);
        } else {
          block.dataset.reveal = "waiting";
        }
      }
    },
    { threshold: THRESHOLD },
  );
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-reveal-from]")];
  for (const block of blocks) observer.observe(block);
  // A printed page shows everything.
  addEventListener("beforeprint", () => blocks.forEach(show));
}
