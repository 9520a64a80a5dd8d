import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { numerousPages } from "#app/outputs/addresses.ts";
import { jsonLdScript } from "#app/outputs/structured-data.ts";

/** Fewer pages than this are not worth another process. */
const LEAST_PER_PROCESS = 200;

/** Pages that are compressed with the highest effort, at most: see HIGH_EFFORT_BYTES in generators/compress.ts. */
const WELL_COMPRESSED = 50;

/**
 * Megabytes that a process may hold: more than three times what ten thousand insights need. Without a limit it leaves
 * its rubbish lying for as long as the machine has room.
 */
const PROCESS_MEMORY = 640;

/** What a process is told to write. */
export interface PageTask {
  path: string;
  aliases: readonly string[];
  /** The structured data of the page and of its aliases, as a script element. */
  jsonLd: string;
  /** Written and compressed in one go, with little effort. */
  isOneOfMany: boolean;
}

/** Everything that a process is told, in one message. */
export interface PageShare {
  clientDir: string;
  bootScript: string;
  tasks: readonly PageTask[];
}

/** What a process answers. */
export interface PageShareResult {
  /** Files of pages, aliases included. */
  written: number;
  /** Addresses of pictures, each with one page that names it. */
  pictures: Map<string, string>;
}

/**
 * Writes the pages of which there are as many as the content has items, by the framework's own server build, in
 * one process for each core; their further addresses are made from them. Processes, not threads: what threads took from
 * the system stays with the build until its end. Comes after the framework's build and after `finishPages`: what the
 * framework has prerendered of them must be the same, byte for byte.
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
): Promise<PageShareResult> {
  const tasks = numerousPages().map((page, index) => ({
    ...page,
    jsonLd: jsonLdScript(page.path),
    isOneOfMany: index >= WELL_COMPRESSED,
  }));
  const processes = Math.min(availableParallelism(), Math.ceil(tasks.length / LEAST_PER_PROCESS));
  const results = await Promise.all(
    Array.from({ length: processes }, (_, number) => {
      const share = tasks.filter((_task, index) => index % processes === number);
      return writeShare({ clientDir, bootScript, tasks: share }, checkedContent);
    }),
  );
  return {
    written: results.reduce((sum, { written }) => sum + written, 0),
    pictures: new Map(results.flatMap(({ pictures }) => [...pictures])),
  };
}

function writeShare(share: PageShare, checkedContent: string): Promise<PageShareResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("./page-process.ts", import.meta.url)), {
      execArgv: [`--max-old-space-size=${PROCESS_MEMORY}`],
      // It carries maps.
      serialization: "advanced",
      env: { ...process.env, NODE_ENV: "production", CHECKED_CONTENT: checkedContent },
    });
    child.once("message", (result) => resolve(result as PageShareResult));
    child.once("error", reject);
    child.once("exit", (code) =>
      reject(new Error(`Writing pages has failed (${code}), see above`)),
    );
    child.send(share);
  });
}
