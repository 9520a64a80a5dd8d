import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
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
export async function writePages<Finished>(
  share: PageShare,
  env: NodeJS.ProcessEnv,
): Promise<{ pages: number; finished: Finished[] }> {
  const { addresses } = share;
  const wanted = Math.ceil(addresses.length / LEAST_PER_PROCESS);
  const count = Math.max(1, Math.min(availableParallelism(), wanted));
  const finished = await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const dealt = addresses.filter((_address, index) => index % count === number);
      return runProcess<Finished>({ ...share, addresses: dealt }, env);
    }),
  );
  return { pages: addresses.length, finished };
}

function runProcess<Finished>(share: PageShare, env: NodeJS.ProcessEnv): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("./page-process.ts", import.meta.url)), {
      execArgv: [`--max-old-space-size=${PROCESS_MEMORY}`, `--max-semi-space-size=${NEW_MEMORY}`],
      serialization: "advanced",
      env,
    });
    child.once("message", (answer) => resolve(answer as Finished));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Writing pages failed (${code}), see above`)));
    child.send(share);
  });
}
