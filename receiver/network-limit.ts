import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/** Milliseconds in which the forms of a network are counted. */
const PERIOD = 10 * 60_000;

/**
 * Counts the forms of networks in each period, by a hash of their address. Each period has a new salt, which never
 * leaves the memory, so that no hash leads back to an address.
 */
export class NetworkLimit {
  readonly #most: number;
  #end = 0;
  #salt = Buffer.alloc(0);
  #counts = new Map<string, number>();

  /** @param most forms that a network may send in a period */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a form, unless its network has sent as many as it may.
   *
   * @returns 0 if it was counted, otherwise the seconds until the next period
   */
  count(address: string): number {
    const seconds = this.secondsToWait(address);
    if (seconds > 0) return seconds;
    const network = this.#hash(address);
    this.#counts.set(network, (this.#counts.get(network) ?? 0) + 1);
    return 0;
  }

  /** The seconds until a network may send again. 0 if it may send now. */
  secondsToWait(address: string): number {
    // A monotonic clock, because the time of day may be set back, and then the period would not end.
    const now = performance.now();
    if (now >= this.#end) this.#startPeriod(now);
    const count = this.#counts.get(this.#hash(address)) ?? 0;
    return count < this.#most ? 0 : Math.ceil((this.#end - now) / 1000);
  }

  #hash(address: string): string {
    return createHmac("sha256", this.#salt).update(networkOf(address)).digest("base64");
  }

  #startPeriod(now: number): void {
    this.#end = now + PERIOD;
    this.#salt = randomBytes(32);
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
