import { listen } from "./events.ts";
import { type Circumstances, mayFetchAhead } from "./may-fetch-ahead.ts";

/** Milliseconds that a link is in view before its page is fetched, so that a link scrolled past is not fetched. */
const VIEW_TIME = 300;
/** Milliseconds for which the pointer rests on a link before the browser renders its page. A pointer on its way rests for less. */
const REST_TIME = 60;
/** The budget of a page in compressed bytes: at first, what each second of the visit adds, and at most. */
const FIRST_BUDGET = 60_000;
const BUDGET_PER_SECOND = 5_000;
const MOST = 300_000;
/** The shares of the budget for links in view: in the content, and in the header and the footer. */
const CONTENT_SHARE = 2 / 3;
const FRAME_SHARE = 1 / 3;
/** The estimated size of a page that has not arrived yet, in bytes. */
const USUAL_WEIGHT = 9_000;
const SECOND = 1000;

const hasSpeculationRules = HTMLScriptElement.supports?.("speculationrules");

/** Addresses that this page has prefetched. */
const prefetched = new Set<string>();

/** The links in view of a part of the page, and the addresses that were prefetched for them. */
class PartInView {
  /** In the order in which they came. Some wait for the budget to grow. */
  readonly links = new Set<HTMLAnchorElement>();
  readonly prefetched = new Set<string>();
}

const content = new PartInView();
const frame = new PartInView();
let budget = FIRST_BUDGET;

/** The link whose page the browser renders ahead, and the timer of the link that the pointer is on. */
let linkAhead: HTMLAnchorElement | undefined;
let restTimer: ReturnType<typeof setTimeout>;

/**
 * Fetches the pages of links ahead: of those in view, while there is budget, and of one that the visitor points at,
 * touches or focuses. Fetches the style sheets that the document names, too. Lets the browser render pages ahead.
 */
export function prefetchLinks(): void {
  if (!mayFetchAhead(navigator as Circumstances)) return;
  // The speculation rules (app/features/seo/text-files.ts) hold for a document with this attribute.
  document.documentElement.dataset.ahead = "";
  watchLinksInView();
  setTimeout(growBudget, SECOND);
  listen(window, ["pointerover", "touchstart", "focusin"], ({ target, type }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    clearTimeout(restTimer);
    if (!link) return;
    prefetch(pageOf(link), MOST);
    if (type === "pointerover") restTimer = setTimeout(renderAhead, REST_TIME, link);
    if (type === "touchstart") renderAhead(link);
  });
  setTimeout(prefetchStyles, VIEW_TIME);
}

/** Asks the browser to render the page of this link at once, and of no other. */
function renderAhead(link: HTMLAnchorElement): void {
  linkAhead?.removeAttribute("data-at-once");
  linkAhead = link;
  link.dataset.atOnce = "";
}

function watchLinksInView(): void {
  const linkOfArea = new Map<Element, HTMLAnchorElement>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let delay = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      const link = linkOfArea.get(target);
      if (!link) continue;
      if (isIntersecting) timers.set(target, setTimeout(onView, delay, link));
      else partOf(link).links.delete(link);
    }
    // Only pages of links that are in view from the start are fetched at once.
    delay = VIEW_TIME;
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    // The link of a card covers the card, and the card comes into view before its words.
    const area = link.closest("[data-card]") ?? link;
    linkOfArea.set(area, link);
    observer.observe(area);
  }
}

function onView(link: HTMLAnchorElement): void {
  partOf(link).links.add(link);
  // Other links come into view in the same moment. Those of the content are first.
  setTimeout(prefetchInView);
}

function partOf(link: HTMLAnchorElement): PartInView {
  return link.closest("main") ? content : frame;
}

function prefetchInView(): void {
  for (const link of content.links) {
    prefetch(pageOf(link), budget * CONTENT_SHARE, content.prefetched);
  }
  for (const link of frame.links) prefetch(pageOf(link), budget * FRAME_SHARE, frame.prefetched);
}

/** The longer a visitor stays, the more is fetched. Nothing is fetched while the tab is hidden. */
function growBudget(): void {
  if (!document.hidden) {
    budget += BUDGET_PER_SECOND;
    prefetchInView();
  }
  if (budget < MOST) setTimeout(growBudget, SECOND);
}

/** Fetches the style sheets of pages that every page links to. */
function prefetchStyles(): void {
  const sheets = document.body.dataset.prefetch?.split(" ") ?? [];
  for (const sheet of sheets) prefetch(sheet, MOST);
}

/** The page that a link leads to; undefined for this page, a file, or another site. */
function pageOf({ href, target, download }: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = new URL(href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  const isFile = /\.\w+$/.test(pathname);
  if (isFile || target || download) return undefined;
  return pathname + search;
}

/**
 * Fetches a page or a file into the browser's cache, once, unless the budget is spent. A page stays fresh for a minute.
 *
 * @param limit the bytes that may have been fetched afterwards
 * @param counted the addresses that count towards the limit
 */
function prefetch(address: string | undefined, limit: number, counted = prefetched): void {
  if (!address || prefetched.has(address)) return;
  const weight = [...counted].reduce((sum, earlier) => sum + weightOf(earlier), USUAL_WEIGHT);
  if (weight > limit) return;
  counted.add(address);
  prefetched.add(address);
  if (hasSpeculationRules) {
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", href: address });
    document.head.append(link);
    return;
  }
  // Firefox refuses such a link under our policy, and WebKit does not know it. There our script requests the page. It
  // reads the answer to its end, because WebKit keeps the connection of an unread answer busy.
  fetch(address, { priority: "low" })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}

/** The compressed bytes of a fetched address. */
function weightOf(address: string): number {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href).slice(-1);
  return (entry as PerformanceResourceTiming | undefined)?.transferSize || USUAL_WEIGHT;
}
