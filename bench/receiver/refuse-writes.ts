import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Measure } from "../figure.ts";
import { readRows, send, startReceiver } from "./started-receiver.ts";

/** Sends enquiries to a receiver whose disk is full, and to one whose disk takes no write at all. */
export const refuseWrites: Measure = async ({ scratch, resources }) => {
  const receiver = await startReceiver(scratch);
  resources.defer(receiver.kill);
  const acknowledged: string[] = [];
  let [number, wrong] = [0, 0];
  const sendSome = async (count: number, statuses: readonly number[]) => {
    for (let sent = 0; sent < count; sent += 1) {
      const key = `enquiry-${number++}`;
      const status = await send(receiver.port, key);
      if (status === 201) acknowledged.push(key);
      if (!statuses.includes(status ?? 0)) wrong += 1;
    }
  };
  /** The system refuses every byte of a file beyond a limit, as a full disk does. */
  const limit = (bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", `${receiver.id}`, `--fsize=${bytes}:unlimited`]);

  await sendSome(20, [201]);
  const { size } = await stat(join(scratch, "enquiries.db-wal"));
  limit(size + 20_000);
  await sendSome(40, [201, 503]);
  const before = acknowledged.length;
  await sendSome(20, [503]);
  limit(0);
  await sendSome(20, [503]);
  limit("unlimited");
  const refused = number - acknowledged.length;
  await sendSome(20, [201]);
  await receiver.kill();
  const again = await startReceiver(scratch);
  resources.defer(again.kill);
  const rows = readRows(scratch, "SELECT idempotency_key AS key FROM enquiries");
  const kept = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !kept.has(key)).length;
  const extra = kept.size - acknowledged.length;
  const refusals = "full disk, then one that takes no write: answers other than 503";
  const note = `${before} taken until it was full, ${refused} refused, all taken afterwards`;
  return [
    { name: refusals, value: wrong, atMost: 0, note },
    { name: "full disk: acknowledged and lost", value: lost, atMost: 0 },
    { name: "full disk: kept and not acknowledged", value: extra, atMost: 0 },
  ];
};
