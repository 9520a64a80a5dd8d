import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startReceiver } from "../tests/set-up/receiving.ts";

const healthOf = async ({ receiver }: Awaited<ReturnType<typeof startReceiver>>) => {
  const answer = await receiver.fetch(new Request("http://site.test/healthz"));
  return [answer.status, (await answer.json()).status];
};

test("a receiver that starts with a read-only disk reports it, and stores enquiries as soon as the disk is writable", async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "receiver-"));
  onTestFinished(() => folder.remove());
  // No user can create a folder below a file, not even root.
  const place = join(folder.path, "disk");
  writeFileSync(place, "");
  const site = await startReceiver({ DATA_DIR: join(place, "data") });
  const answer = await site.send();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect((await answer.json()).message).toContain(
    "so it has not arrived. What you typed is still here",
  );
  expect(await healthOf(site)).toEqual([503, "failing"]);
  const why = `stored in the folder ${place}/data (DATA_DIR)`;
  expect(site.logged.join("")).toContain(why);
  const health = await site.receiver.fetch(new Request("http://site.test/healthz"));
  expect((await health.json()).reasons.join("")).toContain(why);
  rmSync(place);
  mkdirSync(place);
  expect((await site.send()).status).toBe(201);
  expect(await healthOf(site)).toEqual([200, "ok"]);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(1);
});

test("a missing database is reported in the log without its password", async () => {
  const site = await startReceiver({ DATABASE_URL: "postgres://me:secret@127.0.0.1:1/none" });
  expect((await site.send()).status).toBe(503);
  expect(site.logged.join("")).toContain("stored in the database of DATABASE_URL");
  expect(site.logged.join("")).not.toContain("secret");
});

/** Opens the database of a receiver as another program does. */
function openElsewhere({ settings }: Awaited<ReturnType<typeof startReceiver>>): DatabaseSync {
  const database = new DatabaseSync(join(settings.dataDir, "enquiries.db"));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

test("while another program has the lock of the database, forms wait and other requests are answered", async () => {
  // The form waits far longer than twenty visits take. If its wait blocked the thread, no visit would be answered before it.
  const site = await startReceiver({}, {}, {}, { lock: 60_000 });
  await site.send({ subject: "Before" });
  const backup = openElsewhere(site);
  backup.exec("BEGIN IMMEDIATE");
  const answered: string[] = [];
  const form = site.send({ subject: "Meanwhile" }).then((answer) => {
    answered.push("form");
    return answer;
  });
  for (let number = 0; number < 20; number += 1) {
    await setTimeout(20);
    const visit = new Request("http://site.test/forms");
    expect((await site.receiver.fetch(visit)).status).toBe(303);
  }
  answered.push("visits");
  backup.exec("ROLLBACK");
  expect((await form).status).toBe(201);
  expect(answered).toEqual(["visits", "form"]);
});

test("forms get 503 while a lock stays, and are stored again after it is gone", async () => {
  const site = await startReceiver({}, {}, {}, { lock: 300 });
  await site.send({ subject: "Before" });
  const stuck = openElsewhere(site);
  stuck.exec("BEGIN IMMEDIATE");
  const answers = await Promise.all([site.send({ subject: "One" }), site.send({ subject: "Two" })]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(site.logged.join("")).toContain("database is locked");
  stuck.exec("ROLLBACK");
  expect((await site.send({ subject: "One" })).status).toBe(201);
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(2);
});

test("a receiver that starts while another program has the lock accepts forms after the lock is gone", async () => {
  const first = await startReceiver();
  await first.send();
  await first.end();
  const backup = openElsewhere(first);
  backup.exec("BEGIN IMMEDIATE");
  const second = await startReceiver({ DATA_DIR: first.settings.dataDir });
  const form = second.send({ subject: "At the start" });
  await setTimeout(100);
  backup.exec("ROLLBACK");
  expect((await form).status).toBe(201);
});
