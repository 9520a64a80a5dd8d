/** Runs one step of the build and prints its name, how long it took and what it counted. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  ${name.padEnd(16)}${seconds.padStart(5)} s  ${counts(result)}`);
  return result;
}

/** The numbers of a result: `pages 80`. */
function counts(result: unknown): string {
  return Object.entries(Object(result))
    .filter(([, value]) => typeof value === "number")
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
