import type { Page } from "../page.ts";

/** One way through the site, counted as one test on each engine. */
export interface Journey {
  /** What a visitor would notice. */
  name: string;
  /** Complaints (console, policy, failed requests) that belong to it. Any other one fails it. */
  allows?: RegExp;
  /** Complaints that must be there: the proof that the watch sees what it is there for. */
  provokes?: readonly RegExp[];
  /** In CSS pixels; 1280 x 800 when not said. */
  viewport?: readonly [width: number, height: number];
  run: (page: Page) => Promise<void>;
}
