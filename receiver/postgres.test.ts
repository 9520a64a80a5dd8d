import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { simpleParser } from "mailparser";
import pg from "pg";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  isPostgresInstalled,
  makePostgresServer,
  type PostgresServer,
  WITHOUT_DISK,
} from "../tests/set-up/postgres-server.ts";
import { application, PDF, startMailServer, startReceiver } from "../tests/set-up/receiving.ts";
import { startWebhookServer } from "../tests/set-up/webhook-server.ts";
import { openDatabase } from "./database.ts";
import { type Figure, OTHER } from "./figures/figure.ts";
import { addFigures, purgeFigures, readFigures } from "./figures/figures-store.ts";
import { LATEST_VERSION } from "./migrate.ts";

describe.skipIf(!isPostgresInstalled)("on PostgreSQL", () => {
  const env: Record<string, string> = {};
  let server: PostgresServer;

  beforeAll(async () => {
    server = await makePostgresServer(WITHOUT_DISK);
    env.DATABASE_URL = server.url;
    await server.start();
  });
  afterAll(async () => {
    await server.stop();
    server.remove();
  });

  test("two receivers store the enquiry with a key once, with its CV byte for byte", async () => {
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
    // A busy machine may take a second to send a mail.
    const times = { lease: 60_000 };
    const first = await startReceiver({ ...env, ...mailServer.env }, times);
    const second = await startReceiver({ ...env, ...mailServer.env }, times);
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

  test("a sign-up is stored once, confirmed, and deleted with its mails", async () => {
    const mailServer = await startMailServer();
    const newsletter = { NEWSLETTER: "on", NEWSLETTER_SECRET: "0123456789abcdef0123456789abcdef" };
    const site = await startReceiver({ ...env, ...mailServer.env, ...newsletter });
    const fields = { form: "newsletter", list: "news-letters", place: "footer" };
    const signUp = () => site.post(new URLSearchParams({ ...fields, email: "ada@example.org" }));
    for (const { status } of await Promise.all([signUp(), signUp(), signUp()]))
      expect(status).toBe(201);
    const tokenIn = async (number: number, purpose: string) => {
      await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(number), 60_000);
      const { text = "" } = await simpleParser(mailServer.mails[number]?.content ?? "");
      return new RegExp(`forms\\?${purpose}=(\\S+)`).exec(text)?.[1] ?? "";
    };
    const press = async (number: number, purpose: string) => {
      const form = `newsletter-${purpose}`;
      const token = await tokenIn(number, purpose);
      return site.post(new URLSearchParams({ form, token }));
    };
    await Promise.all([press(0, "confirm"), press(0, "confirm"), press(0, "confirm")]);
    const [confirmed] = await site.rows("SELECT confirmed_at FROM subscribers");
    expect(confirmed?.confirmed_at).toBeGreaterThan(0);
    await press(1, "unsubscribe");
    expect(await site.rows("SELECT id FROM subscribers")).toEqual([]);
    expect(await site.rows("SELECT id FROM outbox WHERE subscriber IS NOT NULL")).toEqual([]);
    expect(mailServer.mails).toHaveLength(2);
  });

  test("two receivers that count at the same time add up, and bound the names of a day together", async () => {
    const first = openDatabase({ databaseUrl: server.url, dataDir: "" });
    const second = openDatabase({ databaseUrl: server.url, dataDir: "" });
    const day = "2026-11-23";
    const counts: Figure[] = [
      { day, kind: "page", name: "/about", counted: 2 },
      { day, kind: "goal", name: "form contact", counted: 1 },
      { day, kind: "host", name: "news.example", counted: 3 },
    ];
    const rounds = Array.from({ length: 20 }, (_, round) => {
      const database = round % 2 === 0 ? first : second;
      // In another order each time: two writers must not wait for each other.
      return addFigures(database, round % 3 === 0 ? counts.toReversed() : counts);
    });
    await Promise.all(rounds);
    const hosts = Array.from({ length: 210 }, (_, number) => {
      return { day, kind: "host" as const, name: `host-${number}.example`, counted: 1 };
    });
    await addFigures(second, hosts);
    const stored = await readFigures(first, day, day);
    expect(stored.filter(({ name }) => !name.startsWith("host-"))).toEqual([
      { day, kind: "goal", name: "form contact", counted: 20 },
      { day, kind: "host", name: OTHER, counted: 11 },
      { day, kind: "host", name: "news.example", counted: 60 },
      { day, kind: "page", name: "/about", counted: 40 },
    ]);
    expect(await purgeFigures(second, 1)).toBe(0);
    await first.query`UPDATE figures SET day = '2001-01-01'`;
    expect(await purgeFigures(second, 1)).toBe(203);
    await Promise.all([first.close(), second.close()]);
  });

  test("two receivers share the webhooks: each is delivered once, signed, and a refused one holds back no mail", async () => {
    const mailServer = await startMailServer();
    const program = await startWebhookServer();
    const slack = await startWebhookServer(() => "refuse");
    const webhooks = {
      WEBHOOK_URL: program.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
      SLACK_WEBHOOK_URL: slack.url,
    };
    const settings = { ...env, ...mailServer.env, ...webhooks };
    // No delivery is taken up again while it is under way.
    const times = { lease: 60_000 };
    const first = await startReceiver(settings, times);
    const second = await startReceiver(settings, times);
    for (let number = 0; number < 10; number += 1) {
      const answer = await (number % 2 ? first : second).send({ subject: `Webhook ${number}` });
      expect(answer.status).toBe(201);
    }
    const waiting = (kind: string) =>
      first.rows("SELECT id FROM outbox WHERE delivered_at IS NULL AND kind = ?", kind);
    await vi.waitFor(async () => expect(await waiting("webhook")).toEqual([]), 60_000);
    await vi.waitFor(async () => expect(await waiting("enquiry")).toEqual([]), 60_000);
    expect(await waiting("slack")).toHaveLength(10);
    const check = new Webhook(webhooks.WEBHOOK_SECRET);
    const hooks = program.received.map(({ body, headers }) => {
      return check.verify(body, headers as Record<string, string>) as { data: { number: number } };
    });
    expect(hooks).toHaveLength(10);
    expect(new Set(hooks.map(({ data }) => data.number)).size).toBe(10);
    await first.rows("DELETE FROM enquiries");
    expect(await waiting("slack")).toEqual([]);
  });

  test("forms get 503 in words while the database is unreachable, and are stored again afterwards", async () => {
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

  test("forms that arrive at the same time share a commit, and each is stored once", async () => {
    const site = await startReceiver(env);
    await site.send({ subject: "Opens the database" });
    const subjects = Array.from({ length: 10 }, (_, number) => `Together ${number}`);
    // Each arrives twice.
    const sent = [...subjects, ...subjects].map((subject) => site.send({ subject }));
    for (const { status } of await Promise.all(sent)) expect(status).toBe(201);
    // xmin is the number of the transaction that has written a row.
    const rows = await site.rows(
      "SELECT xmin::text AS transaction FROM enquiries WHERE fields LIKE '%Together%'",
    );
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(6);
  });

  test("a form that the database refuses makes no form beside it fail, and no form counts twice", async () => {
    const site = await startReceiver({ ...env, RATE_LIMIT: "11" });
    await site.send({ subject: "Opens the database" });
    await site.rows(
      "ALTER TABLE enquiries ADD CONSTRAINT no_grace CHECK (email <> 'grace@example.org')",
    );
    const emails = Array.from({ length: 9 }, (_, number) => `ada${number}@example.org`);
    const all = emails.toSpliced(5, 0, "grace@example.org");
    const answers = await Promise.all(all.map((email) => site.send({ email })));
    const statuses = answers.map(({ status }) => status);
    const expected = all.map((email) => (email === "grace@example.org" ? 503 : 201));
    await site.rows("ALTER TABLE enquiries DROP CONSTRAINT no_grace");
    expect(statuses).toEqual(expected);
    const rows = await site.rows("SELECT email FROM enquiries WHERE email LIKE 'ada_@example.org'");
    expect(rows.map(({ email }) => email).sort()).toEqual(emails);
  });

  test("while a form waits for a transaction of another program, others are stored", async () => {
    const site = await startReceiver(env);
    await site.send({ subject: "Opens the database" });
    const other = new pg.Client(server.url);
    await other.connect();
    onTestFinished(() => other.end());
    const key = "0b7c5a52-held";
    await other.query("BEGIN");
    await other.query(
      `INSERT INTO enquiries (received_at, form, email, idempotency_key, content_hash, fields, suspicion)
      VALUES (0, 'contact', '', '${key}', '', '{}', '')`,
    );
    let isHeldAnswered = false;
    const held = site.send({ subject: "Held" }, { "Idempotency-Key": key }).then((answer) => {
      isHeldAnswered = true;
      return answer;
    });
    // It has begun before the others arrive.
    await wait(50);
    const answers = [1, 2, 3].map((number) => site.send({ subject: `Meanwhile ${number}` }));
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    expect(isHeldAnswered).toBe(false);
    await other.query("ROLLBACK");
    expect((await held).status).toBe(201);
  });

  test("when the server restarts while forms arrive, no accepted form is lost or stored twice", async () => {
    const site = await startReceiver(env);
    const taken: string[] = [];
    const statuses = new Set<number>();
    let isOver = false;
    async function sendForms(sender: number): Promise<void> {
      for (let number = 0; !isOver; number += 1) {
        const key = `restart-${sender}-${number}`;
        const answer = await site.send({ subject: key }, { "Idempotency-Key": key });
        statuses.add(answer.status);
        if (answer.status === 201) taken.push(key);
        // The page would send it once more.
        else number -= 1;
        await wait(5);
      }
    }
    const senders = [1, 2, 3, 4].map(sendForms);
    for (let round = 0; round < 3; round += 1) {
      const before = taken.length;
      await vi.waitFor(() => expect(taken.length).toBeGreaterThan(before + 20), 60_000);
      await server.stop();
      const visit = new Request("http://site.test/forms");
      expect((await site.receiver.fetch(visit)).status).toBe(303);
      const health = await site.receiver.fetch(new Request("http://site.test/healthz"));
      expect(health.status).toBe(503);
      await server.start();
    }
    isOver = true;
    await Promise.all(senders);
    expect((await site.send({ subject: "After the restarts" })).status).toBe(201);
    expect([...statuses].sort()).toEqual([201, 503]);
    const rows = await site.rows(
      "SELECT idempotency_key AS key FROM enquiries WHERE idempotency_key LIKE 'restart-%'",
    );
    const stored = rows.map(({ key }) => key);
    expect(taken.filter((key) => !stored.includes(key))).toEqual([]);
  });

  test("forms get 503 while the server hangs, and are stored again when it continues", async () => {
    const site = await startReceiver(env, {}, {}, { connect: 400, answer: 800 });
    expect((await site.send({ subject: "Before" })).status).toBe(201);
    const connections = await site.rows(
      "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'",
    );
    const ids = connections.map(({ pid }) => pid);
    // The connection of the query is closed.
    const open = ids.filter((id) => existsSync(`/proc/${id}`));
    server.signal("SIGSTOP", open);
    try {
      const answers = [site.send({ subject: "One" }), site.send({ subject: "Two" })];
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(503);
    } finally {
      server.signal("SIGCONT", open);
    }
    expect((await site.send({ subject: "One" })).status).toBe(201);
  });

  test("a database of the first release is migrated, and a newer database is refused", async () => {
    const file = join(import.meta.dirname, "../tests/set-up/databases/unversioned.postgres.sql");
    server.load("old", file);
    const old = {
      ...env,
      DATABASE_URL: server.url.replace(/postgres$/, "old"),
      RETENTION_DAYS: "36500",
    };
    const site = await startReceiver(old);
    expect((await site.send()).status).toBe(201);
    expect(await site.rows("SELECT id, form FROM enquiries ORDER BY id")).toEqual([
      { id: 1, form: "contact" },
      { id: 2, form: "application" },
      { id: 4, form: "contact" },
      { id: 5, form: "contact" },
    ]);
    expect(await site.rows("SELECT version FROM schema_version")).toEqual([
      { version: LATEST_VERSION },
    ]);
    await site.rows("UPDATE schema_version SET version = 99");
    const late = await startReceiver(old);
    expect((await late.send()).status).toBe(503);
    expect(late.logged.join("")).toContain("a newer program has written it (version 99");
  });
});
