import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { numerousPages } from "#app/outputs/addresses.ts";
import { jsonLdScript } from "#app/outputs/structured-data.ts";

/** Fewer pages than this are not worth another thread. */
const LEAST_PER_THREAD = 200;

/** Pages that are compressed with the highest effort, at most: see HIGH_EFFORT_BYTES in generators/compress.ts. */
const WELL_COMPRESSED = 50;

/**
 * Megabytes that a thread may hold: more than three times what ten thousand insights need. Without a limit it leaves its rubbish lying
 * for as long as the machine has room.
 */
const THREAD_MEMORY = 640;

/** What a thread is told to write. */
export interface PageTask {
  path: string;
  aliases: readonly string[];
  /** The structured data of the page and of its aliases, as a script element. */
  jsonLd: string;
  /** Written and compressed in one go, with little effort. */
  isOneOfMany: boolean;
}

export interface PageThreadData {
  clientDir: string;
  bootScript: string;
  tasks: readonly PageTask[];
}

/** What a thread answers. */
export interface PageThreadResult {
  /** Files of pages, aliases included. */
  written: number;
  /** Addresses of pictures, each with one page that names it. */
  pictures: Map<string, string>;
}

/**
 * Writes the pages of which there are as many as the content has items, by the framework's own server build, in
 * one thread for each core; their further addresses are made from them. Comes after the framework's build and
 * after `finishPages`: what the framework has prerendered of them must be the same, byte for byte.
 *
 * @param clientDir the built site
 * @param bootScript text of the boot script
 * @param checkedContent path of the content as JSON, see `content()`
 * @throws Error when a page cannot be rendered, or differs from what the framework has made of it
 */
export async function writeNumerousPages(
  clientDir: string,
  bootScript: string,
  checkedContent: string,
): Promise<PageThreadResult> {
  const tasks = numerousPages().map((page, index) => ({
    ...page,
    jsonLd: jsonLdScript(page.path),
    isOneOfMany: index >= WELL_COMPRESSED,
  }));
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / LEAST_PER_THREAD));
  const results = await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const share = tasks.filter((_task, index) => index % threads === thread);
      return runThread({ clientDir, bootScript, tasks: share }, checkedContent);
    }),
  );
  return {
    written: results.reduce((sum, { written }) => sum + written, 0),
    pictures: new Map(results.flatMap(({ pictures }) => [...pictures])),
  };
}

function runThread(data: PageThreadData, checkedContent: string): Promise<PageThreadResult> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./page-thread.ts", import.meta.url), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
      env: { ...process.env, NODE_ENV: "production", CHECKED_CONTENT: checkedContent },
    });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`A thread ended early (${code})`)));
  });
}
