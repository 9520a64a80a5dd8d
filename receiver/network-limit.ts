import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * Counts what networks send in each ten minutes, by a hash whose salt changes then and never leaves the memory.
 * @returns counts one more and gives 0; beyond `most`, gives the seconds until the next ten minutes
 */
export function createNetworkLimit(most: number): (address: string, now: number) => number {
  let [end, salt, counts] = [0, randomBytes(32), new Map<string, number>()];
  return (address, now) => {
    if (now >= end) [end, salt, counts] = [now + 10 * 60_000, randomBytes(32), new Map()];
    const network = createHmac("sha256", salt).update(networkOf(address)).digest("base64");
    const count = counts.get(network) ?? 0;
    if (count >= most) return Math.ceil((end - now) / 1000);
    counts.set(network, count + 1);
    return 0;
  };
}

/** One subscriber has one IPv4 address, or all IPv6 addresses that share their first four groups. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const groups = (address.split("::")[0] ?? "").split(":");
  return [...groups, "0", "0", "0"].slice(0, 4).join(":");
}
