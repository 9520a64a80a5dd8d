import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two pieces of work on forms. */
const PAUSE = 1;

/**
 * Lets work on forms begin piece by piece. Site and receiver share a thread. Between two pieces the thread answers pages,
 * however much arrives at the forms.
 */
export interface FormPace {
  /** Resolves when the next piece may begin, in the order of the calls. */
  next: () => Promise<void>;
}

/** For a receiver without a site. */
export const unpaced: FormPace = { next: async () => {} };

export function createFormPace(): FormPace {
  const waiting: (() => void)[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let begin = waiting.shift(); begin; begin = waiting.shift()) {
      begin();
      await wait(PAUSE);
    }
    isRunning = false;
  }
  return {
    next() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (!isRunning) void run();
      return promise;
    },
  };
}
