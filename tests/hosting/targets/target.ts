import type { BuiltSite } from "../built-site.ts";

/** A server that is running. */
export interface RunningTarget {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** Whether the program on this machine cannot send brotli. */
  readonly lacksBrotli?: boolean;
}

/** One way of hosting the site. */
export interface Target {
  readonly name: string;
  /** Starts it; undefined where its program is not to be had on this machine. */
  readonly start: (site: BuiltSite) => Promise<RunningTarget | undefined>;
}
