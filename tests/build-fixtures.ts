import { buildFixture, type Fixture } from "./set-up/fixture-site.ts";

/*
 * `npm run test:sites`: builds the fixture sites (tests/fixtures/README.md) that are missing or stale.
 *   node tests/build-fixtures.ts [<name>…]   builds only these
 */

const ALL: readonly Fixture[] = ["structure", "full", "empty", "languages"];

/** Vitest calls this before the tests that read built sites. */
export async function setup(): Promise<void> {
  for (const name of ALL) await buildFixture(name);
}

if (import.meta.main) {
  const names = process.argv.slice(2);
  const wanted = names.length > 0 ? ALL.filter((name) => names.includes(name)) : ALL;
  for (const name of wanted) console.log(`${name}: ${await buildFixture(name)}`);
}
