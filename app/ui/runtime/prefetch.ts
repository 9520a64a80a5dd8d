import formStyles from "#app/features/forms/forms.css?url";
import heroStyles from "#app/routes/home/hero.css?url";
import { listen } from "./events.ts";

/** Milliseconds that a link is in view before its page is fetched: not while the page is scrolled past it. */
const REST = 300;
/** Bytes that may be fetched ahead while a page is looked at, as they travel. */
const BUDGET = 100_000;
/** Of these for links that are merely in view. */
const BUDGET_IN_VIEW = 70_000;
/** What a page weighs that has not arrived. */
const USUAL_WEIGHT = 8_000;

const KNOWS_RULES = HTMLScriptElement.supports?.("speculationrules");

const asked = new Set<string>();

/** The page that a link leads to, when it is another one of this site. */
function targetOf({ href, target, download }: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = new URL(href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  // A file, such as a feed, is no page.
  if (/\.\w+$/.test(pathname) || target || download) return undefined;
  return pathname + search;
}

function weightOf(target: string): number {
  const [entry] = performance.getEntriesByName(new URL(target, location.href).href).slice(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize || USUAL_WEIGHT;
}

/** Fetches a page, which stays fresh for a minute, or a file into the browser's cache, once. */
function prefetch(target: string | undefined, budget: number): void {
  if (!target || asked.has(target)) return;
  const weight = [...asked].reduce((sum, other) => sum + weightOf(other), USUAL_WEIGHT);
  if (weight > budget) return;
  asked.add(target);
  const hint = { rel: "prefetch", href: target };
  if (KNOWS_RULES) document.head.append(Object.assign(document.createElement("link"), hint));
  // Firefox refuses such a link under our policy, and WebKit does not know it: there it is a request of ours, read to the
  // end, because WebKit keeps a connection busy for an answer that nobody reads.
  else
    fetch(target, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
}

/**
 * Fetches the pages of links ahead: of those in view, while there is budget, and of one that the visitor points at,
 * touches or focuses. Nothing where the visitor saves data.
 */
export function prefetchLinks(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  // What is in view from the start is fetched at once.
  let rest = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      const link = target.closest("a") ?? target.querySelector<HTMLAnchorElement>(".card-link");
      if (link && isIntersecting)
        waiting.set(target, setTimeout(prefetch, rest, targetOf(link), BUDGET_IN_VIEW));
    }
    rest = REST;
  });
  // The browser tells of them in this order: the menu and the footer get what the content leaves of the budget. The link
  // of a card covers the card, which is in view before its words are.
  for (const links of ["main a[href]", "body > :not(main) a[href]"])
    for (const link of document.querySelectorAll(links))
      observer.observe((link.matches(".card-link") && link.closest(".relative")) || link);
  // Pointing is what the speculation rules are about (app/features/seo/text-files.ts), where a browser knows them.
  const signs = KNOWS_RULES ? ["focusin"] : ["pointerover", "touchstart", "focusin"];
  listen(window, signs, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (link) prefetch(targetOf(link), BUDGET);
  });
  // Every page leads to home and to the contact form, whose first paint waits for these.
  setTimeout(() => {
    for (const sheet of [heroStyles, formStyles])
      if (!document.querySelector(`link[href="${sheet}"]`)) prefetch(sheet, BUDGET);
  }, REST);
}
