/** A task that may have to wait for another task. */
interface Task<Self> {
  needs?: Self;
}

/**
 * Runs tasks in their order, several at a time. A task waits until the task that it needs has ended. Meanwhile later tasks
 * run first.
 *
 * @param tasks in the order in which they start. The task that a task `needs` is one of them
 * @param places how many tasks run at a time
 * @param run gets a task, and the result of the task that it needs
 * @returns the results, in the order of the tasks
 */
export async function runInOrder<T extends Task<T>, Result>(
  tasks: readonly T[],
  places: number,
  run: (task: T, needed: Result | undefined) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<T, Result>();
  const running = new Map<T, Promise<void>>();
  const waiting = [...tasks];

  const start = async (task: T) => {
    const needed = task.needs && results.get(task.needs);
    results.set(task, await run(task, needed));
    running.delete(task);
  };

  while (results.size < tasks.length) {
    const next = waiting.find(({ needs }) => !needs || results.has(needs));
    if (next && running.size < places) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return tasks.map((task) => results.get(task) as Result);
}
