import { listen } from "./events.ts";

/** Milliseconds that a link is in view before its page is fetched: not while the page is scrolled past it. */
const VIEW_TIME = 300;
/** Bytes that may be fetched ahead while a page is looked at, as they travel. */
const BUDGET = 100_000;
/** The part of the budget for links that are merely in view. */
const BUDGET_IN_VIEW = 70_000;
/** Bytes that a page is taken for until it has arrived. */
const USUAL_WEIGHT = 8_000;

/** The content first: the menu and the footer get what it leaves of the budget. */
const LINKS_BY_PRIORITY = ["main a[href]", "body > :not(main) a[href]"];

const hasSpeculationRules = HTMLScriptElement.supports?.("speculationrules");

/** Addresses that this page has fetched ahead. */
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
    // Only what is in view from the start is fetched at once.
    delay = VIEW_TIME;
  });
  // The browser reports elements in the order in which they are observed.
  for (const selector of LINKS_BY_PRIORITY) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
      // The link of a card covers the card, which is in view before its words are.
      const area = link.closest("[data-card]") ?? link;
      linkOfArea.set(area, link);
      observer.observe(area);
    }
  }
}

/** Fetches the style sheets that pages wait for to which every page leads. */
function prefetchStyles(): void {
  const sheets = document.body.dataset.prefetch?.split(" ") ?? [];
  for (const sheet of sheets) prefetch(sheet, BUDGET);
}

/** The page that a link leads to; undefined where that is this page, a file, or another site. */
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

/** The bytes that an address has cost, as they travelled. */
function weightOf(address: string): number {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href).slice(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize || USUAL_WEIGHT;
}
