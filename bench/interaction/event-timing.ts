import type { Page } from "@playwright/test";

/** The part of the browser's Event Timing that counts (https://w3c.github.io/event-timing/). */
export interface TimedEvent {
  /** Events of one press, tap or key share it; 0 for those that are no interaction. */
  interactionId: number;
  /** Milliseconds from the input to the next paint, in steps of eight. */
  duration: number;
}

/** The least that the browser tells of, in milliseconds: shorter interactions count as this long. */
export const SHORTEST = 16;

declare global {
  interface Window {
    timedEvents?: TimedEvent[];
  }
}

/** Lets a page, once opened, write down how long its interactions take. */
export async function recordEvents(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const events: TimedEvent[] = [];
    window.timedEvents = events;
    const options = { type: "event", durationThreshold, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming;
        events.push({ interactionId, duration });
      }
    }).observe(options);
  }, SHORTEST);
}

/** Forgets what has been recorded so far, such as what came before the interaction that counts. */
export async function forgetEvents(page: Page): Promise<void> {
  await page.evaluate(() => window.timedEvents?.splice(0));
}

/** What the page has recorded. */
export function readEvents(page: Page): Promise<TimedEvent[]> {
  return page.evaluate(() => window.timedEvents ?? []);
}

/** Interaction to next paint: the longest of some interactions, in milliseconds. */
export function longestInteraction(events: readonly TimedEvent[]): number {
  const durations = events
    .filter(({ interactionId }) => interactionId > 0)
    .map(({ duration }) => duration);
  return Math.max(SHORTEST, ...durations);
}
