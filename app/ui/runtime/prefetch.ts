import { listen } from "./events.ts";

/** Milliseconds that a link is in view before its page is fetched, so that a link scrolled past is not fetched. */
const VIEW_TIME = 300;
/** Compressed bytes that a page may prefetch. */
const BUDGET = 100_000;
/** The part of the budget for links in view. The rest is for links that the visitor points at. */
const BUDGET_IN_VIEW = 70_000;
/** The estimated size of a page that has not arrived yet, in bytes. */
const USUAL_WEIGHT = 8_000;

/** Links of the content come first. The menu and the footer get the rest of the budget. */
const LINKS_BY_PRIORITY = ["main a[href]", "body > :not(main) a[href]"];

const hasSpeculationRules = HTMLScriptElement.supports?.("speculationrules");

/** Addresses that this page has prefetched. */
const prefetched = new Set<string>();

/**
 * Fetches the pages of links ahead: of those in view, while there is budget, and of one that the visitor points at,
 * touches or focuses. Fetches the style sheets that the document names, too. Nothing where the visitor saves data.
 */
export function prefetchLinks(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  prefetchLinksInView();
  // The speculation rules (app/features/seo/text-files.ts) react to pointing, where a browser knows them.
  const intentEvents = hasSpeculationRules ? ["focusin"] : ["pointerover", "touchstart", "focusin"];
  listen(window, intentEvents, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link) prefetch(pageOf(link), BUDGET);
  });
  setTimeout(prefetchStyles, VIEW_TIME);
}

function prefetchLinksInView(): void {
  const linkOfArea = new Map<Element, HTMLAnchorElement>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let delay = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const link = linkOfArea.get(target);
      if (!link || !isIntersecting) continue;
      timers.set(target, setTimeout(prefetch, delay, pageOf(link), BUDGET_IN_VIEW));
    }
    // Only pages of links that are in view from the start are fetched at once.
    delay = VIEW_TIME;
  });
  // The browser reports elements in the order in which they are observed.
  for (const selector of LINKS_BY_PRIORITY) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      // The link of a card covers the card, and the card comes into view before its words.
      const area = link.closest("[data-card]") ?? link;
      linkOfArea.set(area, link);
      observer.observe(area);
    }
  }
}

/** Fetches the style sheets of pages that every page links to. */
function prefetchStyles(): void {
  const sheets = document.body.dataset.prefetch?.split(" ") ?? [];
  for (const sheet of sheets) prefetch(sheet, BUDGET);
}

/** The page that a link leads to; undefined for this page, a file, or another site. */
function pageOf({ href, target, download }: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = new URL(href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  const isFile = /\.\w+$/.test(pathname);
  if (isFile || target || download) return undefined;
  return pathname + search;
}

/** Fetches a page or a file into the browser's cache, once, unless the budget is spent. A page stays fresh for a minute. */
function prefetch(address: string | undefined, budget: number): void {
  if (!address || prefetched.has(address)) return;
  const weight = [...prefetched].reduce((sum, earlier) => sum + weightOf(earlier), USUAL_WEIGHT);
  if (weight > budget) return;
  prefetched.add(address);
  if (hasSpeculationRules) {
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", href: address });
    document.head.append(link);
    return;
  }
  // Firefox refuses such a link under our policy, and WebKit does not know it. There it is a request of ours. It is read to
  // the end, because WebKit keeps a connection busy for an answer that nobody reads.
  fetch(address, { priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

/** The compressed bytes of a fetched address. */
function weightOf(address: string): number {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href).slice(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize || USUAL_WEIGHT;
}
