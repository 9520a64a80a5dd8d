/* Wakes the islands of a page, each by itself. Asked for by the boot script, app/browser/boot.ts. */
import { prefetchLinks } from "./prefetch.ts";
import { watchScheme } from "./scheme.ts";
import { AGAIN, endQueryWait, listen } from "./signals.ts";
import { remember } from "./storage.ts";
import { type Loader, wakeIsland } from "./wake-island.tsx";

/** Islands of nearly every page come with this script: small files compress badly and cost a request each. */
const COMMON = import.meta.glob<Record<string, unknown>>("../layout/*.island.tsx", { eager: true });
const OTHERS = import.meta.glob<Record<string, unknown>>("../{pages,search,feeds}/**/*.island.tsx");

const loaders = new Map<string, Loader>();
const fileOf = (path: string) => path.replace(/^.*\/|\.island\.tsx$/g, "");
for (const [path, module] of Object.entries(COMMON)) loaders.set(fileOf(path), async () => module);
for (const [path, load] of Object.entries(OTHERS)) loaders.set(fileOf(path), load);

/** Ends the task, so that the browser can answer the visitor between two islands. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Wakes every island that is not awake yet; once all are, the rest of the page starts to move. */
async function start(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>("site-island:not([data-awake])")];
  // What the visitor is at comes first.
  const isWanted = (island: HTMLElement) => island.matches(":hover, :focus-within");
  islands.sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  const results = await Promise.allSettled(
    islands.map(async (element, index) => {
      for (let turn = 0; turn < index; turn += 1) await pause();
      await wakeIsland(element, loaders);
    }),
  );
  const failures = results.filter((result) => result.status === "rejected");
  for (const { reason } of failures) reportError(reason);
  if (failures.length > 0) {
    // The code of an island did not arrive: the next thing that the visitor does tries again.
    const stop = listen(window, AGAIN, () => {
      stop();
      void start();
    });
    return;
  }
  document.documentElement.dataset.hydrated = "";
  endQueryWait();
  remember("reloaded", undefined);
  await pause();
  revealOnScroll();
  markCurrentSection();
}

/** Share of a block that has to be in view (specification, section 9). */
const THRESHOLD = 0.1;

/**
 * Fades blocks in when they are scrolled into view, once (specification, section 4). A block that is in view already
 * stays as it is: nothing that a visitor has seen is hidden again. The styles are in styles/motion.css.
 */
function revealOnScroll(): void {
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

/**
 * Marks the entry of a contents list whose part is being read: the last one whose heading has come up into the upper
 * quarter of the window. `:target-current` would do it without a script, but in Chromium alone.
 */
function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const passed = new Set<Element>();
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        passed[isIntersecting ? "add" : "delete"](target);
      }
      const current = headings.findLastIndex((heading) => heading && passed.has(heading));
      for (const [index, link] of links.entries())
        link.ariaCurrent = index === current ? "true" : null;
    },
    // Upward without end: what has been passed stays in view.
    { rootMargin: "9999999px 0px -75%" },
  );
  for (const heading of headings) if (heading) observer.observe(heading);
}

for (const year of document.querySelectorAll("[data-current-year]")) {
  year.textContent = String(new Date().getFullYear());
}
watchScheme();
prefetchLinks();
void start();
