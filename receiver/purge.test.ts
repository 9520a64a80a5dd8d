import { expect, onTestFinished, test, vi } from "vitest";
import { isPostgresInstalled } from "../tests/set-up/postgres-server.ts";
import { application, startReceiver } from "../tests/set-up/receiving.ts";
import { startTestPostgres } from "../tests/set-up/test-postgres.ts";
import { openDatabase } from "./database.ts";
import { purge } from "./store/purge.ts";

test("the receiver deletes enquiries every day after the retention of their form", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const site = await startReceiver({ RETENTION_DAYS: "10", APPLICATION_RETENTION_DAYS: "20" });
  await site.send();
  await site.post(application());
  for (const [days, left] of [
    [9, 2],
    [15, 1],
    [25, 0],
  ] as const) {
    await site.rows("UPDATE enquiries SET received_at = ?", Date.now() - days * 86_400_000);
    const before = site.logged.length;
    vi.advanceTimersByTime(86_400_000);
    await vi.waitFor(() => expect(site.logged.length).toBeGreaterThan(before), 60_000);
    const forms = await site.rows("SELECT form FROM enquiries");
    expect(forms).toEqual([{ form: "contact" }, { form: "application" }].slice(2 - left));
  }
  expect(await site.rows("SELECT enquiry FROM cvs UNION SELECT enquiry FROM outbox")).toEqual([]);
});

test("a purge that fails halfway keeps what it has deleted, and the next purge deletes the rest", async () => {
  const site = await startReceiver();
  for (let number = 0; number < 7; number += 1) await site.send({ subject: `Number ${number}` });
  // The receiver would purge beside the test.
  await site.end();
  await site.rows("UPDATE enquiries SET received_at = 1");
  const database = openDatabase(site.settings);
  onTestFinished(database.close);
  let transactions = 0;
  const failing: typeof database = {
    ...database,
    async transaction(work) {
      transactions += 1;
      if (transactions > 2) throw new Error("the database is away");
      return database.transaction(work);
    },
  };
  const { retentionDays } = site.settings;
  await expect(purge(failing, retentionDays, [], 2)).rejects.toThrow("the database is away");
  expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(3);
  expect(await purge(database, retentionDays, [], 2)).toBe(3);
  expect(await site.rows("SELECT id FROM enquiries")).toEqual([]);
});

test.skipIf(!isPostgresInstalled)(
  "PostgreSQL deletes as much as is due, though that takes longer than a statement may take",
  async () => {
    const server = await startTestPostgres();
    const site = await startReceiver({ DATABASE_URL: server.url });
    await site.send();
    // The receiver would purge beside the test.
    await site.end();
    await site.rows(`INSERT INTO enquiries
      (received_at, form, email, content_hash, fields, suspicion)
      SELECT 1, 'contact', 'ada@example.org', 'hash ' || number, '{}', ''
      FROM generate_series(1, 30) AS number`);
    await site.rows(`CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(0.1); RETURN OLD; END'`);
    await site.rows(`CREATE TRIGGER lingering BEFORE DELETE ON enquiries
      FOR EACH ROW EXECUTE FUNCTION linger()`);
    const database = openDatabase(site.settings, { statement: 2_000 });
    onTestFinished(database.close);
    const start = performance.now();
    expect(await purge(database, site.settings.retentionDays, ["enquiry"], 5)).toBe(30);
    expect(performance.now() - start).toBeGreaterThan(2_000);
    expect(await site.rows("SELECT id FROM enquiries")).toEqual([{ id: 1 }]);
  },
);
