import { serve } from "../hosting/serve.ts";
import { buildFixture, type Fixture } from "./set-up/fixture-site.ts";

/*
 * Builds a site of the tests where it is missing or stale, and serves it as `npm start` does.
 *   PORT=4000 node tests/serve-fixture.ts structure
 */

const [, , name = "structure"] = process.argv;
await serve(await buildFixture(name as Fixture));
