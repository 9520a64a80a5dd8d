import { setTimeout as wait } from "node:timers/promises";
import type { EngineSession } from "./browsers/engine.ts";
import type { Journey } from "./journeys/journey.ts";
import { Page } from "./site/page.ts";
import { BLANK_PATH, type WatchedSite } from "./site/watched-site.ts";

const WIDE = [1280, 800] as const;
/** The longest opens every page of the site, in milliseconds. */
const LIMIT = 90_000;

/**
 * Goes one way through the site as a new visitor.
 *
 * @throws Error when something is not as expected, or when there was any complaint that the journey
 *   does not allow
 */
export async function runJourney(
  { run, viewport = WIDE, allows, provokes = [] }: Journey,
  session: EngineSession,
  site: WatchedSite,
): Promise<void> {
  const page = new Page(session, site.address);
  await page.load(BLANK_PATH);
  await page.run(() => sessionStorage.clear());
  await page.setViewport(...viewport);
  site.takeComplaints();
  await session.takeMessages();

  await within(run(page));
  const complaints = [...(await session.takeMessages()), ...site.takeComplaints()];
  for (const pattern of provokes) {
    if (!complaints.some((text) => pattern.test(text))) {
      throw new Error(`Nobody complained of ${pattern}, only of:\n${listOf(complaints)}`);
    }
  }
  const isExpected = (text: string) => [...provokes, allows].some((each) => each?.test(text));
  const unexpected = complaints.filter((text) => !isExpected(text));
  if (unexpected.length > 0) throw new Error(listOf(unexpected));
}

/** The first few, each once: a fault of the frame is on every page. */
function listOf(complaints: readonly string[]): string {
  return [...new Set(complaints)].slice(0, 8).join("\n");
}

async function within(work: Promise<void>): Promise<void> {
  const stop = new AbortController();
  const limit = wait(LIMIT, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`still under way after ${LIMIT / 1000} s`);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    stop.abort();
    limit.catch(() => {});
  }
}
