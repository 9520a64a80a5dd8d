import { hash, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";
import { MINUTE } from "../app/base/durations.ts";

/** Milliseconds in which the requests of a network are counted. */
const PERIOD = 10 * MINUTE;

/**
 * Counts requests of one kind in each period, by the network that sends them: forms, reports of pages, or wrong passwords. A
 * network is known by a hash of its address. Each period has a new salt, which never leaves the memory, so that no hash leads
 * back to an address.
 */
export class NetworkLimit {
  readonly #most: number;
  #end = 0;
  #salt = "";
  #counts = new Map<string, number>();

  /** @param most requests that a network may send in a period */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a request, unless its network has sent as many as it may.
   *
   * @returns 0 if it was counted, otherwise the seconds until the next period
   */
  count(address: string): number {
    const network = this.#networkNow(address);
    const seconds = this.#secondsOf(network);
    if (seconds === 0) this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
    return seconds;
  }

  /** The seconds until a network may send again. 0 if it may send now. */
  secondsToWait(address: string): number {
    return this.#secondsOf(this.#networkNow(address));
  }

  /** The hash of an address in the current period. */
  #networkNow(address: string): string {
    // A monotonic clock, because the time of day may be set back, and then the period would not end.
    const now = performance.now();
    if (now >= this.#end) this.#startPeriod(now);
    return hash("sha256", this.#salt + networkOf(address), "base64");
  }

  #secondsOf(network: string): number {
    const count = this.#counts.get(network) ?? 0;
    return count < this.#most ? 0 : Math.ceil((this.#end - performance.now()) / 1000);
  }

  #startPeriod(now: number): void {
    this.#end = now + PERIOD;
    this.#salt = randomBytes(32).toString("base64");
    this.#counts = new Map();
  }
}

/** A subscriber has one IPv4 address, or all IPv6 addresses that share their first four groups. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const beforeGap = address.split("::")[0] ?? "";
  const groups = beforeGap.split(":");
  return [...groups, "0", "0", "0"].slice(0, 4).join(":");
}
