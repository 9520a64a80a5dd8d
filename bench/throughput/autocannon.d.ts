/* What this folder uses of autocannon, which brings no types: https://github.com/mcollina/autocannon */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  }

  interface Result {
    /** Per second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    /** Bytes per second. */
    throughput: { average: number };
    /** Answers with a status outside 200 to 299. */
    non2xx: number;
    errors: number;
  }

  function autocannon(options: Options): Promise<Result>;

  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export { autocannon as default };
}
