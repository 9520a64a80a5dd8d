import { get } from "node:http";
import { join } from "node:path";
import { publishFixture } from "../../tests/hosting/made-up-site.ts";
import { peakMemoryOf } from "../../tests/set-up/peak-memory.ts";
import { operateReceiver } from "./operated-receiver.ts";

/** Pages of the site have about 30 KB. */
const PAGE_TEXT = "<p>Words of a page that somebody reads while the forms are attacked.</p>".repeat(
  400,
);

/** Site and receiver in a process, as `FORMS=receive npm start` runs them. */
export interface CombinedServer {
  readonly port: number;
  /** Ends the process without warning. */
  readonly kill: () => Promise<void>;
  /** The most memory that the process has held since its start, in bytes. */
  readonly peakMemory: () => number;
}

/**
 * Starts a made-up site with its receiver.
 *
 * @param folder an empty folder for the site and the database
 * @throws Error if it does not answer
 */
export async function startCombinedServer(folder: string): Promise<CombinedServer> {
  await publishFixture(folder, "", PAGE_TEXT, "/forms");
  const settings = { DATA_DIR: join(folder, "data") };
  const { port, id, kill } = await operateReceiver([folder], settings, visitPage);
  return { port, kill, peakMemory: () => peakMemoryOf(id) };
}

/**
 * Loads a page over a new connection, as a visitor who comes to the site.
 *
 * @returns milliseconds until it has arrived completely
 * @throws Error where the answer is not the page
 */
export async function visitPage(port: number): Promise<number> {
  const from = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = get({ port, host: "127.0.0.1", path: "/about", agent: false }, (response) => {
    if (response.statusCode !== 200) reject(new Error(`The page answers ${response.statusCode}`));
    response.on("error", reject).on("end", resolve).resume();
  });
  request.on("error", reject);
  await promise;
  return performance.now() - from;
}
