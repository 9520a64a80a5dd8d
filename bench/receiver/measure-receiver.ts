import type { Measure } from "../figure.ts";
import { crashReceiver } from "./crash-receiver.ts";
import { loadReceiver } from "./load-receiver.ts";
import { refuseWrites } from "./refuse-writes.ts";

/** What the receiver of the forms promises: nothing lost, nothing doubled, everything delivered, and how fast. */
export const measureReceiver: Measure = async (setting) => [
  ...(await crashReceiver(setting)),
  ...(await refuseWrites(setting)),
  ...(await loadReceiver(setting)),
];
