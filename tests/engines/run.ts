import { addCounts, type Counts, formatCounts, nothing } from "../set-up/counts.ts";
import type { Engine, EngineSession } from "./browsers/engine.ts";
import { firefox } from "./browsers/firefox.ts";
import { webkit } from "./browsers/webkit.ts";
import { keyboardJourneys } from "./journeys/deck-and-search.ts";
import { everyPageJourneys } from "./journeys/every-page.ts";
import { firstLoadJourneys } from "./journeys/first-load.ts";
import { formJourneys } from "./journeys/forms.ts";
import { navigationJourneys } from "./journeys/navigation.ts";
import { runJourney } from "./run-journey.ts";
import { serveWatched, type WatchedSite } from "./site/watched-site.ts";

// The main ways through the built site in the engines that the browser suite does not have: Firefox,
// over WebDriver BiDi, and WebKitGTK, over its own driver. They are used where they are installed
// (Debian: firefox-esr, webkit2gtk-driver, xvfb) and skipped, with a count, where they are not.
// Both protocols are spoken by a few lines of our own (browsers/): the libraries that know both need
// a driver for Firefox that Debian does not have, and nothing here needs more than nine commands.
//
//   node tests/engines/run.ts                 every engine
//   node tests/engines/run.ts firefox         one of them
//   node tests/engines/run.ts all <folder>    another build: a folder with client/ and deploy/
const journeys = [
  ...firstLoadJourneys,
  ...navigationJourneys,
  ...formJourneys,
  ...keyboardJourneys,
  ...everyPageJourneys,
];
const [wanted = "all", build = "build"] = process.argv.slice(2);
const engines = [firefox, webkit].filter(
  ({ name }) => wanted === "all" || name.toLowerCase() === wanted,
);
if (engines.length === 0) throw new Error(`Which engine is "${wanted}"? all, firefox or webkit.`);

async function runOn(engine: Engine): Promise<Counts> {
  const missing = engine.missing();
  if (missing.length > 0) {
    console.log(`skipped  ${engine.name}: not installed here (${missing.join(", ")})`);
    return { ...nothing, skipped: journeys.length };
  }
  const start = performance.now();
  const site = await serveWatched(build, !engine.tellsConsole);
  try {
    const session = await engine.start();
    const counts = await runAll(session, site).finally(() => session.close());
    console.log(`${formatCounts(counts)}: ${session.name} (${secondsSince(start).trim()})`);
    return counts;
  } finally {
    await site.stop();
  }
}

async function runAll(session: EngineSession, site: WatchedSite): Promise<Counts> {
  const counts = { ...nothing };
  for (const journey of journeys) {
    const start = performance.now();
    try {
      await runJourney(journey, session, site);
      counts.passed += 1;
      console.log(`${secondsSince(start)}  ${journey.name}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`FAILED   ${session.name}: ${journey.name}\n${messageOf(error)}\n`);
    }
  }
  return counts;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`;
}

// So that what was started is ended too, see startAnnounced.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const all: Counts[] = [];
for (const engine of engines) {
  const counts = runOn(engine).catch((error: unknown) => {
    console.log(`FAILED   ${engine.name}: ${messageOf(error)}\n`);
    return { ...nothing, failed: 1 };
  });
  all.push(await counts);
}
const counts = addCounts(all);
console.log(`\n${formatCounts(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
