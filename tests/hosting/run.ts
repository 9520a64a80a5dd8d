import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCounts, type Counts, formatCounts, nothing } from "../set-up/counts.ts";
import { type BuiltSite, readBuiltSite } from "./built-site.ts";
import { addressCases } from "./cases/addresses.ts";
import { attackCases } from "./cases/attacks.ts";
import { deliveryCases } from "./cases/delivery.ts";
import { browserCases } from "./cases/in-browser.ts";
import { redirectCases } from "./cases/redirects.ts";
import { writeFixtureSite } from "./fixture-site.ts";
import { siteUnderTest } from "./site-under-test.ts";
import { buildUnderSubPath } from "./sub-path-build.ts";
import { alreadyRunning } from "./targets/already-running.ts";
import { builtIn } from "./targets/built-in.ts";
import { caddy } from "./targets/caddy.ts";
import { nginx } from "./targets/nginx.ts";
import type { Target } from "./targets/target.ts";

// The one hosting suite: the same cases on every target that can be had on this machine, with the
// site in build/, with one built for a sub-path and, for what a real site may not have, with a small
// made-up one.
//
//   node tests/hosting/run.ts         the built-in server, nginx and Caddy
//   node tests/hosting/run.ts 8080    whatever serves build/ on that port, such as the container
const cases = [...addressCases, ...redirectCases, ...deliveryCases, ...attackCases];
const SUB_PATH_SITE = "the site built for /site";
const runningPort = process.argv[2];
const targets = runningPort ? [alreadyRunning(Number(runningPort))] : [builtIn, nginx, caddy];

/** What a browser makes of the sub-path does not depend on the host: it is tried on one. */
function casesFor(target: Target, siteName: string) {
  return target === builtIn && siteName === SUB_PATH_SITE ? [...cases, ...browserCases] : cases;
}

async function runOn(target: Target, site: BuiltSite, siteName: string): Promise<Counts> {
  const label = `${target.name}, ${siteName}`;
  const cases = casesFor(target, siteName);
  const running = await target.start(site);
  if (!running) {
    console.log(`skipped  ${label}: the program is not to be had here`);
    return { ...nothing, skipped: cases.length };
  }
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, needsBrotli, run } of cases) {
    if (needsBrotli && running.lacksBrotli) {
      counts.skipped += 1;
      console.log(`skipped  ${label}: ${name} (no brotli here)`);
      continue;
    }
    try {
      await run(siteUnderTest(site, running.port));
      counts.passed += 1;
    } catch (error) {
      counts.failed += 1;
      console.log(
        `FAILED   ${label}: ${name}\n${error instanceof Error ? error.message : error}\n`,
      );
    }
  }
  await running.stop();
  console.log(`${formatCounts(counts)}: ${label}`);
  return counts;
}

// So that what was started is ended too, see startProgram.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const folder = await mkdtemp(join(tmpdir(), "hosting-"));
const sites: Readonly<Record<string, BuiltSite | undefined>> = {
  "the built site": await readBuiltSite("build/client", "build/deploy").catch(() => undefined),
  ...(!runningPort && {
    [SUB_PATH_SITE]: await buildUnderSubPath(join(folder, "project"), "/site"),
    "a made-up site": await writeFixtureSite(join(folder, "root")),
    "a made-up site under /site": await writeFixtureSite(join(folder, "sub-path"), "/site"),
  }),
};
const all: Counts[] = [];
for (const target of targets) {
  for (const [name, site] of Object.entries(sites)) {
    if (site) all.push(await runOn(target, site, name));
  }
}
await rm(folder, { recursive: true });
if (!sites["the built site"]) console.log("There is no built site (npm run build).");

const counts = addCounts(all);
// The first line is what `npm test` adds up, the last what a person looks for.
console.log(`\n${formatCounts(counts)}`);
console.log(`hosting: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
