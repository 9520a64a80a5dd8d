/*
 * Reports what the receiver counts (receiver/figures/): pages that were shown, where visitors came from, and goals. It is
 * part of a build with FIGURES=on alone. It stores nothing, and reports nothing of a visitor who asks not to be followed.
 */

import { FILE_EVENT } from "./events.ts";

/** Links to a telephone number, or to a file that a visitor takes along. */
const GOAL = /^tel:|\.(pdf|pptx)$/;

/** The receiver takes source, medium and campaign of them. */
const CAMPAIGN_PARAMETER = /^utm_/;

/** Counts the page and what is done on it. Called once, when the page rests after its first paint. */
export function countFigures(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl || doNotTrack === "1") return;
  // A reload and a step of the history bring nobody here anew.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const origin = navigation?.type === "navigate" ? originOf(document.referrer) : {};
  const reportFirst = () => reportPage(origin);
  // The page may be prerendered, or in a tab behind another.
  if (document.hidden) addEventListener("visibilitychange", reportFirst, { once: true });
  else reportFirst();
  addEventListener("pageshow", ({ persisted }) => persisted && reportPage());
  addEventListener("click", reportLink);
  addEventListener(FILE_EVENT, () => report({ goal: location.href }));
}

function reportPage(origin?: Record<string, string>): void {
  report({ page: location.pathname, ...origin });
}

/**
 * Where the visitor came from: the host, and the campaign that the address of this page names. Empty within the site.
 *
 * @param referrer the page that led here; empty where the browser does not say
 */
function originOf(referrer: string): Record<string, string> {
  const from = referrer && new URL(referrer).hostname;
  if (from === location.hostname) return {};
  const origin: Record<string, string> = { from };
  for (const [name, value] of new URLSearchParams(location.search))
    if (CAMPAIGN_PARAMETER.test(name)) origin[name] = value;
  return origin;
}

/** Reports links that lead to a goal. The receiver tells which goal it is. */
function reportLink({ target }: MouseEvent): void {
  const href = (target as Element).closest("a")?.href ?? "";
  if (GOAL.test(href) || href === document.body.dataset.booking) report({ goal: href });
}

function report(fields: Record<string, string>): void {
  // Visitors can switch beacons off.
  navigator.sendBeacon?.(import.meta.env.VITE_FIGURES, new URLSearchParams(fields));
}
