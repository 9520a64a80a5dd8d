import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { AssetOptions } from "./assets.ts";

/** Fewer pages than this are not worth another process. */
const LEAST_PER_PROCESS = 40;

/** Megabytes that a process may hold; without a limit it leaves its rubbish lying as long as there is room. */
const PROCESS_MEMORY = 640;
/** Megabytes for what is new: with V8's usual 16 each process holds 100 MB more. */
const NEW_MEMORY = 4;

/** What a process is told: everything in one message. */
export interface PageShare {
  /** Path of the bundle that exports `site` and `finish`. */
  bundle: string;
  assets: AssetOptions;
  /** The built site's folder. */
  directory: string;
  addresses: readonly string[];
}

/**
 * Writes every page of the site, in one process for each core.
 *
 * @param share what to write; the addresses are dealt out evenly
 * @param env for the processes
 * @returns how many pages there are, and what each process's `finish()` returned
 * @throws Error when a page cannot be rendered
 */
export async function writePages<Finished>(share: PageShare, env: NodeJS.ProcessEnv) {
  const { addresses } = share;
  const wanted = Math.ceil(addresses.length / LEAST_PER_PROCESS);
  const count = Math.max(1, Math.min(availableParallelism(), wanted));
  const finished: Promise<Finished>[] = Array.from({ length: count }, (_, number) => {
    const dealt = addresses.filter((_address, index) => index % count === number);
    return runProcess({ ...share, addresses: dealt }, env);
  });
  return { pages: addresses.length, finished: await Promise.all(finished) };
}

async function runProcess(share: PageShare, env: NodeJS.ProcessEnv) {
  const child = fork(join(import.meta.dirname, "page-process.ts"), {
    execArgv: [`--max-old-space-size=${PROCESS_MEMORY}`, `--max-semi-space-size=${NEW_MEMORY}`],
    serialization: "advanced",
    env,
  });
  child.send(share);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`Writing pages failed (${code}), see above`);
  });
  const [answer] = await Promise.race([once(child, "message"), ended]);
  ended.catch(() => {});
  return answer;
}
