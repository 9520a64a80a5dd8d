import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { application, PDF, startMailServer, startReceiver } from "../tests/set-up/receiving.ts";
import { openDatabase } from "./database.ts";

/** Where Debian puts the programs of a server. */
const PROGRAMS = ["/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/17/bin"].find(existsSync);

/** PostgreSQL refuses to run as root; then the user that Debian's package makes runs it. */
function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "postgres"])));
  return { uid, gid } as { uid: number; gid: number };
}

describe.skipIf(!PROGRAMS)("on PostgreSQL", () => {
  const env: Record<string, string> = {};
  let end = async () => {};

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "postgres-"));
    const user = databaseUser();
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? 0);
    const initial = ["-D", join(folder, "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8"];
    execFileSync(join(PROGRAMS ?? "", "initdb"), initial, {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    const port = await findFreePort();
    const options = ["-D", join(folder, "data"), "-p", `${port}`, "-h", "127.0.0.1", "-k", folder];
    const server = spawn(join(PROGRAMS ?? "", "postgres"), options, {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    const ended = new Promise((resolve) => server.once("exit", resolve));
    env.DATABASE_URL = `postgres://postgres@127.0.0.1:${port}/postgres`;
    end = async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    };
    const settings = { databaseUrl: env.DATABASE_URL, dataDir: "" };
    const database = openDatabase(settings);
    await vi.waitFor(() => database.query`SELECT 1`, { timeout: 120_000 });
    await database.close();
  });
  afterAll(() => end());

  test("two receivers store the enquiry of a key once, its CV byte for byte", async () => {
    const first = await startReceiver(env);
    const second = await startReceiver(env);
    const key = { "Idempotency-Key": "0b7c5a52-two" };
    const sent = [first, second, first, second].map((site) => site.post(application(), key));
    for (const answer of await Promise.all(sent)) expect(answer.status).toBe(201);
    expect((await second.post(application({ phone: "123456" }), key)).status).toBe(409);
    const cvs = await first.rows("SELECT bytes FROM cvs");
    expect(cvs.map(({ bytes }) => Buffer.from(bytes))).toEqual([PDF]);
    const twice = [first, second, first, second].map((site) => site.send());
    for (const answer of await Promise.all(twice)) expect(answer.status).toBe(201);
    expect(await first.rows("SELECT id FROM enquiries")).toHaveLength(2);
    await first.rows("DELETE FROM enquiries");
    expect(await first.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test("two receivers share the mails: each mail is sent once", async () => {
    const mailServer = await startMailServer();
    const first = await startReceiver({ ...env, ...mailServer.env });
    const second = await startReceiver({ ...env, ...mailServer.env });
    for (let number = 0; number < 20; number += 1) {
      await (number % 2 ? first : second).send({ subject: `Number ${number}` });
    }
    await vi.waitFor(
      async () => {
        const left = await first.rows("SELECT id FROM outbox WHERE delivered_at IS NULL");
        expect(left).toEqual([]);
      },
      { timeout: 60_000 },
    );
    expect(mailServer.mails).toHaveLength(20);
    const delivered = [first, second].map(
      ({ logged }) => logged.join("").match(/mail delivered/g)?.length,
    );
    expect(Math.min(...delivered.map((count) => count ?? 0))).toBeGreaterThan(0);
  });

  test("a database that is away is answered with 503 in words, and used again when it is back", async () => {
    const site = await startReceiver(env);
    await site.rows("ALTER TABLE outbox RENAME COLUMN kind TO away");
    const answer = await site.send({ subject: "Away" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect((await answer.json()).message).toContain("has not arrived");
    await site.rows("ALTER TABLE outbox RENAME COLUMN away TO kind");
    expect((await site.send({ subject: "Away" })).status).toBe(201);
    expect(
      await (await site.receiver.fetch(new Request("http://site.test/healthz"))).json(),
    ).toMatchObject({
      database: "writable",
    });
  });
});
