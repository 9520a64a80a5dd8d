/** Enough to keep the cores and the disk busy; of ten thousand files only so many are held in memory. */
const AT_ONCE = 8;

/**
 * Does some work for each item, a few at a time.
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
