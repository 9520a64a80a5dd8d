import { availableParallelism } from "node:os";

/**
 * Does some work for each item, a few at a time: enough to keep the cores and the disk busy, not so
 * many that ten thousand files are held in memory.
 *
 * @returns the results in the order of the items
 * @throws what the work throws first
 */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
  return results;
}
