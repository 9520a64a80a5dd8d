import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { makeDatabaseFolder } from "../tests/set-up/database-folder.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";
import { startSiteWithReceiver } from "../tests/set-up/site-with-receiver.ts";

/**
 * Runs the commands of docs/operating.md that restore a backup.
 *
 * @param data the folder that represents the receiver's
 * @param backups the folder that represents that of the backups
 * @returns the calls of systemctl
 */
function restore(data: string, backups: string): string {
  const [, section = ""] = readFileSync("docs/operating.md", "utf8").split(
    "### Restore a backup\n",
  );
  const [, , , commands = ""] = section.split(/```(?:sh)?\n/);
  const bin = makeDatabaseFolder();
  const log = join(bin, "systemctl.log");
  writeFileSync(join(bin, "systemctl"), `#!/bin/sh\necho "$@" >> ${log}\n`, { mode: 0o755 });
  // The machine of the tests has no user of that name.
  writeFileSync(join(bin, "chown"), "#!/bin/sh\n", { mode: 0o755 });
  const moved = commands
    .replaceAll("/var/lib/website", data)
    .replaceAll("/var/backups/website", backups);
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
  execFileSync("sh", ["-e", "-c", moved], { env });
  return readFileSync(log, "utf8");
}

test("a backup of a running receiver becomes a running site again by the commands of the document", async () => {
  const lost = makeDatabaseFolder();
  const first = await startSiteWithReceiver({ DATA_DIR: lost });
  expect((await first.send("Before the backup")).status).toBe(201);
  const backups = makeDatabaseFolder();
  // The date of the document.
  await runEnquiries(lost, ["backup", join(backups, "enquiries-2026-11-27.db")]);
  expect((await first.send("After the backup")).status).toBe(201);
  await first.stop();

  // The log of a receiver that was killed does not belong to the backup.
  writeFileSync(join(lost, "enquiries.db-wal"), "of the lost database");
  const units = "receiver.socket receiver.service";
  expect(restore(lost, backups)).toBe(`stop ${units}\nstart ${units}\n`);
  const second = await startSiteWithReceiver({ DATA_DIR: lost });
  expect(await second.visit()).toBe(200);
  expect((await second.send("After the restore")).status).toBe(201);
  await second.stop();
  expect(readdirSync(lost).toSorted()).toEqual(["before-restore", "enquiries.db"]);
  const enquiries = await runEnquiries(lost, ["export", "--format", "csv"]);
  expect(enquiries).toContain("Before the backup");
  expect(enquiries).toContain("After the restore");
  expect(enquiries).not.toContain("After the backup");
});
