import { statfs } from "node:fs/promises";
import type { StoreHealth, Undelivered } from "./store/undelivered.ts";

/** Seconds that the clocks of several receivers may differ. */
const CLOCK_TOLERANCE = 60;
/** Seconds that a mail may wait: mail servers put unknown senders off for up to 15 minutes (greylisting). */
const LONGEST_WAIT = 30 * 60;
/** The share of the disk that must be free. */
const LEAST_FREE = 0.05;

interface Figures extends Pick<StoreHealth, "oldestWaitingSeconds" | "newestSeconds"> {
  readonly webhooks: Pick<Undelivered, "oldestWaitingSeconds">;
  /** Whether enquiries are mailed. */
  readonly isMailed: boolean;
  /** The share of the disk that is free, 0 to 1. Undefined if the database is elsewhere. */
  readonly freeShare: number | undefined;
}

/** The reasons in words why the receiver needs its operator soon. Empty if nothing is wrong. */
export function findHealthReasons(figures: Figures): string[] {
  const { oldestWaitingSeconds, newestSeconds, webhooks, isMailed, freeShare = 1 } = figures;
  const reasons: string[] = [];
  const ahead = Math.max(-newestSeconds, isMailed ? -oldestWaitingSeconds : 0);
  if (ahead > CLOCK_TOLERANCE) {
    const fault = `An enquiry is dated ${ahead} seconds ahead of the clock`;
    reasons.push(`${fault}: the clock is wrong, or was wrong when the enquiry arrived.`);
  }
  if (isMailed && oldestWaitingSeconds > LONGEST_WAIT) {
    const minutes = Math.floor(oldestWaitingSeconds / 60);
    reasons.push(
      `A mail has waited for ${minutes} minutes. The log says why it was not delivered.`,
    );
  }
  if (webhooks.oldestWaitingSeconds > LONGEST_WAIT) {
    const minutes = Math.floor(webhooks.oldestWaitingSeconds / 60);
    reasons.push(
      `A webhook has waited for ${minutes} minutes. The log says why it was not delivered.`,
    );
  }
  if (freeShare < LEAST_FREE) {
    const free = (freeShare * 100).toFixed(1);
    reasons.push(`Less than 5 % of the disk of DATA_DIR is free: ${free} %.`);
  }
  return reasons;
}

/** The share of a disk that is free, 0 to 1. @param folder a folder on the disk */
export async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  // Some file systems, such as that of /proc, have no blocks.
  return blocks > 0 ? bavail / blocks : 1;
}
