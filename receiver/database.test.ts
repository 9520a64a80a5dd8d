import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startReceiver } from "../tests/set-up/receiving.ts";

const healthOf = async ({ receiver }: Awaited<ReturnType<typeof startReceiver>>) => {
  const answer = await receiver.fetch(new Request("http://site.test/healthz"));
  return [answer.status, (await answer.json()).status];
};

test("a receiver that starts before its disk can be written to says so, and stores enquiries once it can", async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "receiver-"));
  onTestFinished(() => folder.remove());
  // Whoever runs the tests, no folder can be made below a file.
  const place = join(folder.path, "disk");
  writeFileSync(place, "");
  const site = await startReceiver({ DATA_DIR: join(place, "data") });
  const answer = await site.send();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((await answer.json()).message).toContain(
    "so it has not arrived. What you typed is still here",
  );
  expect(await healthOf(site)).toEqual([503, "failing"]);
  expect(site.logged.join("")).toContain(`stored in the folder ${place}/data (DATA_DIR)`);
  rmSync(place);
  mkdirSync(place);
  expect((await site.send()).status).toBe(201);
  expect(await healthOf(site)).toEqual([200, "ok"]);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(1);
});

test("a database that is not there is named in the log, without its password", async () => {
  const site = await startReceiver({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" });
  expect((await site.send()).status).toBe(503);
  expect(site.logged.join("")).toContain("stored in the database of DATABASE_URL");
  expect(site.logged.join("")).not.toContain("secret");
});
