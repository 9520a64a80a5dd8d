/** The share of a block that is in view when it appears (product 4.15). */
const REVEAL_THRESHOLD = 0.1;

/**
 * Reveals blocks when they are scrolled into view, once (product 4.15). A block that is in view already stays as it is:
 * nothing that a visitor has seen is hidden again. The styles are in app/ui/styles/motion.css.
 */
export function revealOnScroll(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // The observer reports each block's position at once. Measuring it here would force a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) updateReveal(entry, observer);
    },
    { threshold: REVEAL_THRESHOLD },
  );
  for (const block of document.querySelectorAll("[data-reveal-from]")) observer.observe(block);
}

/** The first report of a block decides whether it waits to appear. A later report reveals it. */
function updateReveal(entry: IntersectionObserverEntry, observer: IntersectionObserver): void {
  const { target, isIntersecting, boundingClientRect, rootBounds } = entry;
  const { dataset } = target as HTMLElement;
  const isBelowView = boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight);
  if (dataset.reveal) {
    if (!isIntersecting) return;
    observer.unobserve(target);
    setTimeout(() => {
      dataset.reveal = "shown";
    }, Number(dataset.revealDelay));
  } else if (isBelowView) {
    dataset.reveal = "waiting";
  } else {
    observer.unobserve(target);
  }
}

/**
 * Marks the entry of a contents list whose section is being read: the last one whose heading has entered the upper
 * quarter of the window. `:target-current` would need no script, but only Chromium has it.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries()) {
        link.ariaCurrent = index === current ? "true" : null;
      }
    },
    // The area has no upper end, so that a heading that has been passed stays inside.
    { rootMargin: "9999999px 0px -75%" },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
