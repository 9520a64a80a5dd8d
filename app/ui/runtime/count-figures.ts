/*
 * Reports what the receiver counts (receiver/figures/): pages that were shown, where visitors came from, and goals.
 * Only a build with FIGURES=on contains it. It stores nothing, and reports nothing about a visitor who asks not to be
 * tracked.
 */

import { FILE_EVENT } from "./events.ts";

/**
 * Counts the page and the goals that a visitor reaches on it. Called once, when the browser is idle after the first
 * paint.
 */
export function countFigures(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (globalPrivacyControl || doNotTrack === "1") return;
  // A reload and a step in the history are no new visit.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isNew = navigation?.type === "navigate";
  const reportFirst = () => reportPage(isNew && originOf(document.referrer));
  // The page may be prerendered, or in a tab behind another.
  if (document.hidden) addEventListener("visibilitychange", reportFirst, { once: true });
  else reportFirst();
  addEventListener("pageshow", ({ persisted }) => persisted && reportPage());
  addEventListener("click", reportLink);
  addEventListener(FILE_EVENT, () => report({ goal: location.href }));
}

/** @param origin empty for a reload and a step in the history */
function reportPage(origin?: Record<string, string> | false): void {
  report({ page: location.pathname, ...origin });
}

/**
 * Where the visitor came from: the host, and the campaign in the address of this page. Empty if the link was on the
 * site itself.
 *
 * @param referrer the page that led here; empty where the browser does not say
 */
function originOf(referrer: string): Record<string, string> | undefined {
  const from = referrer && new URL(referrer).hostname;
  if (from === location.hostname) return;
  const origin: Record<string, string> = { from };
  // The receiver takes source, medium and campaign.
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name.startsWith("utm_")) origin[name] = value;
  }
  return origin;
}

/**
 * Reports links to a telephone number, to a file that a visitor takes along, or to the booking service. The receiver
 * decides which goal it is.
 */
function reportLink({ target }: MouseEvent): void {
  const href = (target as Element).closest("a")?.href ?? "";
  const isCalledOrTaken = /^tel:|\.(pdf|pptx|xlsx|epub|zip)$/.test(href);
  if (isCalledOrTaken || href === document.body.dataset.booking) report({ goal: href });
}

function report(fields: Record<string, string>): void {
  // Visitors can switch beacons off.
  navigator.sendBeacon?.(import.meta.env.VITE_FIGURES, new URLSearchParams(fields));
}
