/**
 * Fades blocks in when they are scrolled into view, once (product 4.15). A block that is in view already
 * stays as it is: nothing that a visitor has seen is hidden again. The styles are in styles/motion.css.
 */
export function revealOnScroll(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // It tells at once where each block is; to ask for that here would cost a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { dataset } = target as HTMLElement;
        const isBelow = boundingClientRect.top >= (rootBounds?.bottom ?? innerHeight);
        if (!dataset.reveal && isBelow) dataset.reveal = "waiting";
        else if (!dataset.reveal) observer.unobserve(target);
        else if (isIntersecting) {
          observer.unobserve(target);
          setTimeout(
            () => Object.assign(dataset, { reveal: "shown" }),
            Number(dataset.revealDelay),
          );
        }
      }
    },
    // Share of a block that has to be in view (product 4.15).
    { threshold: 0.1 },
  );
  for (const block of document.querySelectorAll("[data-reveal-from]")) observer.observe(block);
}

/**
 * Marks the entry of a contents list whose part is being read: the last one whose heading has come up into the upper
 * quarter of the window. `:target-current` would do it without a script, but in Chromium alone.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        passed[isIntersecting ? "add" : "delete"](target);
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries())
        link.ariaCurrent = index === current ? "true" : null;
    },
    // Upward without end: what has been passed stays in view.
    { rootMargin: "9999999px 0px -75%" },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
