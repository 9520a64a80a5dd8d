/** After this many milliseconds the page says that something takes a moment (product 16.6). */
export const MOMENT_DELAY = 1000;

/** After this many milliseconds the page stops waiting. A slow telephone needs two seconds for the largest file. */
export const TIME_LIMIT = 10_000;

/** Waits for a promise, such as that of `import()`, which nothing can abort. @throws Error after the time limit */
export function withinTimeLimit<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    setTimeout(() => reject(new Error(`Nothing came within ${TIME_LIMIT} ms`)), TIME_LIMIT);
  });
}
