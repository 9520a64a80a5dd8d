/**
 * Runs one step of the build and prints what it took.
 *
 * @param name what the step makes
 * @returns what the work returns; numbers in it are printed
 */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const numbers = Object.entries(result ?? {}).filter(([, value]) => typeof value === "number");
  const detail = numbers.map(([key, value]) => `${key} ${value}`).join(", ");
  console.log(`  ${name.padEnd(14)} ${seconds.padStart(6)} s  ${detail}`.trimEnd());
  return result;
}
