import { after, before, describe, test } from "node:test";
import { formJourneys } from "./journeys/forms.ts";
import type { Journey } from "./journeys/journey.ts";
import { navigationJourneys } from "./journeys/navigation.ts";
import { pageJourneys } from "./journeys/pages.ts";
import type { Page } from "./page.ts";
import { BLANK_PATH, serveWatched, type WatchedSite } from "./watched-site.ts";

/* The main ways through the built site in the engines that the browser suite does not have. */
const journeys = [...pageJourneys, ...navigationJourneys, ...formJourneys];
const WIDE = [1280, 800] as const;
/** The longest opens every page of the site. */
const timeout = 90_000;

// What was started is ended too (webkit.ts).
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** A browser engine that may be installed here. */
interface Engine {
  name: string;
  /** Programs that were looked for and not found; empty where the engine can run. */
  missing: readonly string[];
  start(): Promise<Page>;
}

/** Each journey is one test; all are skipped where the engine is not installed. */
export function testIn({ name, missing, start }: Engine): void {
  const skip = missing.length > 0 && `not installed here: ${missing.join(", ")}`;
  describe(name, () => {
    let site: WatchedSite;
    let page: Page;
    before(async () => {
      if (skip) return;
      site = await serveWatched("dist");
      page = await start();
      page.address = site.address;
    });
    after(async () => {
      await page?.close();
      await site?.stop();
    });
    for (const journey of journeys) {
      test(journey.name, { skip, timeout }, () => runJourney(journey, page, site));
    }
  });
}

/** Goes one way through the site as a new visitor, and fails on complaints that it does not allow. */
async function runJourney(journey: Journey, page: Page, site: WatchedSite): Promise<void> {
  const { run, viewport = WIDE, allows, provokes = [] } = journey;
  await page.load(BLANK_PATH);
  await page.run(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.setViewport(...viewport);
  await page.restMouse();
  site.takeComplaints();
  await page.takeMessages();

  await run(page);
  const complaints = [...(await page.takeMessages()), ...site.takeComplaints()];
  const silent = provokes.filter((pattern) => !complaints.some((text) => pattern.test(text)));
  const isExpected = (text: string) => [...provokes, allows].some((each) => each?.test(text));
  const unexpected = complaints.filter((text) => !isExpected(text));
  if (silent.length > 0) throw new Error(`Nobody complained of ${silent}, only of: ${complaints}`);
  if (unexpected.length > 0) throw new Error([...new Set(unexpected)].slice(0, 8).join("\n"));
}
