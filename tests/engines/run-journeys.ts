import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { buildFixture } from "../set-up/fixture-site.ts";
import { type Driver, Page } from "./engine-page.ts";
import { formJourneys } from "./journeys/forms.ts";
import { navigationJourneys } from "./journeys/navigation.ts";
import { pageJourneys } from "./journeys/page-journeys.ts";
import { timeJourneys } from "./journeys/times.ts";
import { BLANK_PATH, recordedComplaints, serveWatched, type WatchedSite } from "./watched-site.ts";

/* The main journeys through the built site, in Firefox and WebKit. */
const journeys = [...pageJourneys, ...navigationJourneys, ...formJourneys, ...timeJourneys];
const WIDE = [1280, 800] as const;
/** Milliseconds after which a journey counts as hanging. The longest journey opens every page of the site. */
const LIMIT = 240_000;
/** The errors of the drivers when a browser hangs or has ended. */
const NO_ANSWER = /Timeout|NoSuch(Session|Window)|TargetClose|ProtocolError|ECONN(REFUSED|RESET)/;

// Ends the programs that webkit.ts has started.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** A browser engine that may be installed here. */
interface Engine {
  name: string;
  /** Missing programs. Empty if the engine can run here. */
  missing: readonly string[];
  start(): Promise<Driver>;
}

async function failAfter(limit: number): Promise<never> {
  await wait(limit, undefined, { ref: false });
  throw new Error(`Timeout: no end after ${limit} ms`);
}

/** Each journey is a test with a new visitor. All journeys are skipped if the engine is not installed. */
export function testIn({ name, missing, start }: Engine): void {
  const skip = missing.length > 0 && `not installed here: ${missing.join(", ")}`;
  describe(name, () => {
    let site: WatchedSite;
    let driver: Driver;
    before(async () => {
      if (skip) return;
      site = await serveWatched(await buildFixture("structure"));
      driver = await start();
    });
    after(async () => {
      await driver?.close();
      await site?.stop();
    });
    for (const { name, run, allows, viewport = WIDE } of journeys) {
      const visit = async () => {
        const page = new Page(site.address, driver);
        await page.load(BLANK_PATH);
        await page.run(() => {
          sessionStorage.clear();
          localStorage.clear();
        });
        await page.setViewport(...viewport);
        await driver.restMouse();
        site.takeComplaints();

        await run(page, driver);
        const complaints = [...(await page.run(recordedComplaints)), ...site.takeComplaints()];
        assert.deepEqual(complaints.filter((text) => !allows?.test(text)).slice(0, 8), []);
      };
      test(name, { skip, timeout: 2.5 * LIMIT }, async (context) => {
        try {
          await Promise.race([visit(), failAfter(LIMIT)]);
        } catch (error) {
          // A fault of the site fails the test. An engine that no longer answers is restarted once.
          if (!NO_ANSWER.test(String(error))) throw error;
          context.diagnostic(`${name} is started again after: ${error}`);
          await driver.close();
          driver = await start();
          await visit();
        }
      });
    }
  });
}
