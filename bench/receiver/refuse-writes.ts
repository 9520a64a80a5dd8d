import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Measure } from "../figure.ts";
import { readRows, send, startReceiver } from "./started-receiver.ts";

/** Sends enquiries while the disk of the receiver is full, and while its disk refuses every write. */
export const refuseWrites: Measure = async ({ scratch, resources }) => {
  const receiver = await startReceiver(scratch);
  resources.defer(receiver.kill);
  const acknowledged: string[] = [];
  let sentSoFar = 0;
  let unexpected = 0;
  const sendSome = async (count: number, statuses: readonly number[]) => {
    for (let sent = 0; sent < count; sent += 1) {
      const key = `enquiry-${sentSoFar}`;
      sentSoFar += 1;
      const status = await send(receiver.port, key);
      if (status === 201) acknowledged.push(key);
      if (!statuses.includes(status ?? 0)) unexpected += 1;
    }
  };
  /** Makes the system refuse every byte of a file beyond a limit, as a full disk does. */
  const limitFileSize = (bytes: number | "unlimited") =>
    execFileSync("prlimit", ["--pid", `${receiver.id}`, `--fsize=${bytes}:unlimited`]);

  await sendSome(20, [201]);
  const { size } = await stat(join(scratch, "enquiries.db-wal"));
  limitFileSize(size + 20_000);
  await sendSome(40, [201, 503]);
  const before = acknowledged.length;
  await sendSome(20, [503]);
  limitFileSize(0);
  await sendSome(20, [503]);
  limitFileSize("unlimited");
  const refused = sentSoFar - acknowledged.length;
  await sendSome(20, [201]);
  await receiver.kill();
  const restarted = await startReceiver(scratch);
  resources.defer(restarted.kill);
  const rows = await readRows(scratch, "SELECT idempotency_key AS key FROM enquiries");
  const stored = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !stored.has(key)).length;
  const extra = stored.size - acknowledged.length;
  return [
    {
      name: "full disk, then a disk that refuses every write: answers other than 503",
      value: unexpected,
      atMost: 0,
      note: `${before} taken until the disk was full, ${refused} refused, all taken afterwards`,
    },
    { name: "full disk: acknowledged and lost", value: lost, atMost: 0 },
    { name: "full disk: stored and not acknowledged", value: extra, atMost: 0 },
  ];
};
