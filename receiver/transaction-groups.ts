import { setTimeout as wait } from "node:timers/promises";
import type { Query } from "./database-types.ts";

/** Milliseconds after which a group no longer holds back the next one. A group mostly takes a few milliseconds. */
const PATIENCE = 100;

/** The work of a transaction. In a group its statements and those of the other works alternate. */
export type Work<Result> = (query: Query) => Promise<Result>;

interface Grouping {
  /** Runs works as one transaction, with a lock for each. @returns their results in the same order */
  readonly run: (works: readonly Work<unknown>[], locks: readonly string[]) => Promise<unknown[]>;
  /** Whether the work of one transaction is the cause of an error. A database that is away is not. */
  readonly isFaultOfWork: (error: unknown) => boolean;
}

interface Waiting {
  readonly work: Work<unknown>;
  readonly lock: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets transactions that wait at the same time share a commit: while a group of them runs, others gather for the next
 * group. Two transactions with the same lock are never in the same group. If the work of a transaction fails, each
 * transaction of its group is run alone.
 *
 * @returns a function that runs a transaction in the next group
 */
export function groupTransactions({ run, isFaultOfWork }: Grouping) {
  let waiting: Waiting[] = [];
  let isRunning = false;

  function takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const left: Waiting[] = [];
    for (const transaction of waiting) {
      if (group.has(transaction.lock)) left.push(transaction);
      else group.set(transaction.lock, transaction);
    }
    waiting = left;
    return [...group.values()];
  }

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    const works = group.map(({ work }) => work);
    const locks = group.map(({ lock }) => lock);
    try {
      const results = await run(works, locks);
      for (const [index, { resolve }] of group.entries()) resolve(results[index]);
    } catch (error) {
      if (group.length > 1 && isFaultOfWork(error)) {
        await Promise.all(group.map((transaction) => runGroup([transaction])));
        return;
      }
      for (const { reject } of group) reject(error);
    }
  }

  async function runWaiting(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // A group may wait for a lock of another receiver, or for a server that hangs.
      await Promise.race([runGroup(takeGroup()), wait(PATIENCE, undefined, { ref: false })]);
    }
    isRunning = false;
  }

  return <Result>(work: Work<Result>, lock: string): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ work, lock, resolve: resolve as Waiting["resolve"], reject });
    if (!isRunning) void runWaiting();
    return promise;
  };
}
