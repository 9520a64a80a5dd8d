/** This many tasks at a time keep cores and disk busy. */
const TASKS = 8;

/**
 * Calls an asynchronous function for each item, several items at a time.
 *
 * @returns the results in the order of the items
 * @throws the first error of the function
 */
export async function mapInParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items].entries();
  const results: Result[] = [];
  // All tasks take their next item from the same queue.
  async function takeItems(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: TASKS }, takeItems));
  return results;
}
