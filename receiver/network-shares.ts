import { networkOf } from "./network-limit.ts";

/** The most forms and bytes in memory at the same time. */
interface Share {
  forms: number;
  bytes: number;
}

const MB = 1024 ** 2;
const TOTAL: Share = { forms: 256, bytes: 36 * MB };
/** The share of each network: two CVs of the largest size at the same time. */
const PER_NETWORK: Share = { forms: 64, bytes: 12 * MB };

/** Shares the memory for forms that are being read between the networks that send them. */
export class NetworkShares {
  readonly #used: Share = { forms: 0, bytes: 0 };
  readonly #networks = new Map<string, Share>();

  /**
   * Takes a share for a form, until it is given back with `leave`.
   *
   * @param bytes the most that the form may take
   * @returns whether there was room, and if not, whose limit was reached
   */
  enter(address: string, bytes: number): "entered" | "network full" | "full" {
    const network = networkOf(address);
    const used = this.#networks.get(network) ?? { forms: 0, bytes: 0 };
    if (!hasRoom(used, bytes, PER_NETWORK)) return "network full";
    if (!hasRoom(this.#used, bytes, TOTAL)) return "full";
    this.#networks.set(network, used);
    add(used, 1, bytes);
    add(this.#used, 1, bytes);
    return "entered";
  }

  /** Returns the share that `enter` took. */
  leave(address: string, bytes: number): void {
    const network = networkOf(address);
    const used = this.#networks.get(network);
    if (!used) return;
    add(used, -1, -bytes);
    add(this.#used, -1, -bytes);
    if (used.forms === 0) this.#networks.delete(network);
  }
}

const hasRoom = (used: Share, bytes: number, most: Share) =>
  used.forms < most.forms && used.bytes + bytes <= most.bytes;

function add(share: Share, forms: number, bytes: number): void {
  share.forms += forms;
  share.bytes += bytes;
}
