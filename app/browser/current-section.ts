/**
 * Marks the entry of a contents list whose part is being read: the last one whose heading has come up into the upper
 * quarter of the window. `:target-current` would do it without a script, but in Chromium alone.
 */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const passed = new Set<Element>();
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
    },
    // Upward without end: what has been passed stays in view.
    { rootMargin: "9999999px 0px -75%" },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}
