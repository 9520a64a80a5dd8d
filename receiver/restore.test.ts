import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDatabaseFolder } from "../tests/set-up/database-folder.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";
import { startSiteWithReceiver } from "../tests/set-up/site-with-receiver.ts";

test("a backup of a running receiver becomes a running site on another machine", async () => {
  const lost = makeDatabaseFolder();
  const first = await startSiteWithReceiver({ DATA_DIR: lost });
  expect((await first.send("Before the backup")).status).toBe(201);
  const backup = join(makeDatabaseFolder(), "enquiries-backup.db");
  await runEnquiries(lost, ["backup", backup]);
  expect((await first.send("After the backup")).status).toBe(201);
  await first.stop();

  const restored = makeDatabaseFolder();
  copyFileSync(backup, join(restored, "enquiries.db"));
  const second = await startSiteWithReceiver({ DATA_DIR: restored });
  expect(await second.visit()).toBe(200);
  expect((await second.send("On the other machine")).status).toBe(201);
  await second.stop();
  expect(readdirSync(restored)).toEqual(["enquiries.db"]);
  const enquiries = await runEnquiries(restored, ["export", "--format", "csv"]);
  expect(enquiries).toContain("Before the backup");
  expect(enquiries).toContain("On the other machine");
  expect(enquiries).not.toContain("After the backup");
});
