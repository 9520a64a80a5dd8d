import { setTimeout as wait } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  readRows,
  send,
  startReceiver as startReceiverProcess,
} from "../../bench/receiver/started-receiver.ts";
import { makeDatabaseFolder } from "../../tests/set-up/database-folder.ts";
import { application, PDF, startMailServer, startReceiver } from "../../tests/set-up/receiving.ts";
import { runEnquiries } from "../../tests/set-up/run-enquiries.ts";
import { startWebhookServer, type WebhookManner } from "../../tests/set-up/webhook-server.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Site = Awaited<ReturnType<typeof startReceiver>>;
type Server = Awaited<ReturnType<typeof startWebhookServer>>;

const jsonHook = ({ url }: Server) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET });

const delivered = (site: Site, count: number) =>
  vi.waitFor(
    async () => {
      const rows = await site.rows(
        "SELECT kind FROM outbox WHERE delivered_at IS NOT NULL AND kind <> 'enquiry'",
      );
      expect(rows).toHaveLength(count);
    },
    { timeout: 60_000, interval: 20 },
  );

const health = async ({ receiver }: Site) =>
  (await receiver.fetch(new Request("http://site.test/healthz"))).json();

describe("a webhook", () => {
  test("gets an enquiry as plain JSON, signed, with the name and the size of the file", async () => {
    const server = await startWebhookServer();
    const site = await startReceiver({ ...jsonHook(server), ATTRIBUTION: "on" });
    await site.post(application({ utm_source: "linkedin", website: "spam" }));
    await delivered(site, 1);
    const [hook] = server.received;
    const headers = hook?.headers as Record<string, string>;
    // The package checks signature and time.
    expect(new Webhook(SECRET).verify(hook?.body ?? "", headers)).toEqual({
      type: "enquiry.received",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: {
        number: 1,
        form: "application",
        fields: expect.objectContaining({ fullName: "Grace Hopper", email: "grace@example.org" }),
        language: "en-US",
        attribution: { utm_source: "linkedin" },
        suspectedSpam: "a field that people do not see was filled in",
        file: { name: "cv.pdf", size: PDF.length },
      },
    });
    expect(hook?.body).not.toContain("endobj");
    const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString("base64")}`);
    expect(() => other.verify(hook?.body ?? "", headers)).toThrow("No matching signature");
  });

  test("is signed with the new secret and the old one while both are set", async () => {
    const server = await startWebhookServer();
    const newSecret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
    const both = { ...jsonHook(server), WEBHOOK_SECRET: `${newSecret} ${SECRET}` };
    const site = await startReceiver(both);
    await site.send();
    await delivered(site, 1);
    const { body = "", headers } = server.received[0] ?? {};
    for (const secret of [newSecret, SECRET]) {
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        data: { number: 1 },
      });
    }
  });

  test("is tried under the same id until it is accepted: after refusals, redirects, timeouts and broken connections", async () => {
    const manners: WebhookManner[] = ["refuse", "redirect", "hang", "drop", "refuse", "endless"];
    const server = await startWebhookServer(() => manners.shift() ?? "accept");
    const site = await startReceiver(jsonHook(server), { lease: 12_000, webhookTimeout: 1_000 });
    await site.send();
    await delivered(site, 1);
    expect(server.attempts()).toBe(6);
    // A dropped webhook was taken, too. Nothing was taken under the address of the redirect.
    expect(server.received.map(({ path }) => path)).toEqual(["/in", "/in"]);
    const ids = server.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
    // Of an endless answer only the beginning is read.
    const answered = server.answered();
    await wait(200);
    expect(server.answered()).toBeLessThan(answered + 4 * 1024 ** 2);
    expect(site.logged.join("")).toContain("webhook not delivered, will be tried again");
    expect(site.logged.join("")).not.toContain("127.0.0.1");
  });

  test("that hangs holds back no mail and no other webhook", async () => {
    let manner: WebhookManner = "hang";
    const hanging = await startWebhookServer(() => manner);
    const slack = await startWebhookServer();
    const mailServer = await startMailServer();
    const site = await startReceiver(
      { ...mailServer.env, ...jsonHook(hanging), SLACK_WEBHOOK_URL: slack.url },
      { lease: 120_000, mailTimeout: 60_000, webhookTimeout: 60_000 },
    );
    for (let number = 0; number < 20; number += 1) await site.send({ subject: `Number ${number}` });
    await vi.waitFor(() => expect(slack.received).toHaveLength(20), 60_000);
    await vi.waitFor(() => expect(mailServer.mails).toHaveLength(20), 60_000);
    expect(hanging.received).toEqual([]);
    manner = "accept";
    hanging.hangUp();
  });

  test("that is given up is reported, never purged, tried again by a command, and erased", async () => {
    let manner: WebhookManner = "refuse";
    const server = await startWebhookServer(() => manner);
    const mailServer = await startMailServer();
    const site = await startReceiver({ ...mailServer.env, ...jsonHook(server) }, { maxAge: 100 });
    const run = (...args: string[]) => runEnquiries(site.settings.dataDir, args);
    const given = "SELECT id FROM outbox WHERE failed_at IS NOT NULL";
    await site.send();
    await vi.waitFor(async () => expect(await site.rows(given)).toHaveLength(1), 60_000);
    expect(site.logged.join("")).toContain("WEBHOOK NOT DELIVERED");
    expect(await health(site)).toMatchObject({
      status: "attention",
      failed: 0,
      webhooks: { undelivered: 1, failed: 1 },
    });
    expect(await run("list")).toContain("delivered  Ada Lovelace <ada@example.org>");
    expect(await run("list")).toContain("[webhook FAILED]");

    await site.rows("UPDATE enquiries SET received_at = 1");
    const { dataDir } = site.settings;
    const purging = await startReceiver({
      ...mailServer.env,
      ...jsonHook(server),
      DATA_DIR: dataDir,
    });
    await vi.waitFor(() => expect(purging.logged.join("")).toContain("after their retention"));
    expect(await site.rows("SELECT id FROM enquiries")).toHaveLength(1);
    await purging.end();

    manner = "accept";
    expect(await run("retry")).toMatch(/^0 mails .*\n1 webhook will be sent again/);
    await delivered(site, 1);
    expect(await health(site)).toMatchObject({ status: "ok", webhooks: { undelivered: 0 } });

    manner = "refuse";
    await site.send({ subject: "Another" });
    await vi.waitFor(async () => expect(await site.rows(given)).toHaveLength(1), 60_000);
    expect(await run("erase", "--email", "ada@example.org")).toContain("1 undelivered webhook.");
    expect(await site.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test("that waits for long is a reason in /healthz; a webhook that is no longer set is not", async () => {
    const server = await startWebhookServer(() => "hang");
    const site = await startReceiver(jsonHook(server));
    await site.send();
    await site.rows("UPDATE outbox SET queued_at = ?", Date.now() - 3_600_000);
    expect(await health(site)).toMatchObject({
      status: "degraded",
      reasons: [expect.stringContaining("A webhook has waited for 60 minutes")],
    });
    const without = await startReceiver({ DATA_DIR: site.settings.dataDir });
    expect(await health(without)).toMatchObject({ status: "ok", webhooks: { undelivered: 0 } });
  });

  test("of a receiver that is killed again and again comes for every enquiry, each under one id", async () => {
    const folder = makeDatabaseFolder();
    const manners: WebhookManner[] = ["accept", "accept", "refuse", "drop"];
    let count = 0;
    const server = await startWebhookServer(() => manners[count++ % manners.length] ?? "accept");
    const env = jsonHook(server);
    let process = await startReceiverProcess(folder, env);
    onTestFinished(() => process.kill());
    const { port } = process;
    const keys = Array.from({ length: 40 }, (_, number) => `webhook-${number}`);
    const taken: string[] = [];
    async function sendAll(): Promise<void> {
      for (const key of keys) {
        // A visitor without an answer sends the enquiry again.
        while ((await send(port, key)) !== 201) await wait(20);
        taken.push(key);
      }
    }
    async function killRepeatedly(): Promise<void> {
      for (const share of [10, 25]) {
        while (taken.length < share) await wait(5);
        await process.kill();
        process = await startReceiverProcess(folder, { ...env, PORT: `${port}` });
      }
    }
    await Promise.all([sendAll(), killRepeatedly()]);
    // As a lease that ran out: a killed process leaves its deliveries for minutes.
    await process.kill();
    const site = await startReceiver({ ...env, DATA_DIR: folder });
    await site.rows(
      "UPDATE outbox SET next_at = ? WHERE next_at IS NOT NULL AND kind <> 'enquiry'",
      Date.now(),
    );
    await delivered(site, keys.length);
    const verified = server.received.map(({ body, headers }) => {
      new Webhook(SECRET).verify(body, headers as Record<string, string>);
      return { id: headers["webhook-id"], number: JSON.parse(body).data.number };
    });
    const numbers = (await readRows(folder, "SELECT id FROM enquiries")).map(({ id }) => id);
    expect(numbers).toHaveLength(keys.length);
    expect(new Set(verified.map(({ number }) => number))).toEqual(new Set(numbers));
    expect(new Set(verified.map(({ id }) => id)).size).toBe(keys.length);
  });
});

describe("Slack", () => {
  test("gets the words of a visitor without mentions, without links and without half characters", async () => {
    const server = await startWebhookServer();
    const site = await startReceiver({ SLACK_WEBHOOK_URL: server.url });
    const message = "<!channel> <@U1> <https://evil.example|our bank> &amp; https://evil.example";
    await site.send({ message, subject: `${"👩‍💻&".repeat(300)}`.slice(0, 240), website: "spam" });
    await delivered(site, 1);
    const body = JSON.parse(server.received[0]?.body ?? "");
    expect(Object.keys(body)).toEqual(["text", "unfurl_links", "unfurl_media", "blocks"]);
    expect([body.text, body.unfurl_links, body.unfurl_media]).toEqual([
      "[suspected spam] Message, number 1",
      false,
      false,
    ]);
    const texts = body.blocks.map(({ type, text }: { type: string; text: object }) => {
      expect(type).toBe("section");
      expect(text).toMatchObject({ type: "mrkdwn", verbatim: true });
      return (text as { text: string }).text;
    });
    expect(texts.join("\n")).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/);
    expect(texts).toContain(
      "*Message*: &lt;!channel&gt; &lt;@U1&gt; &lt;https://evil.example|our bank&gt; &amp;amp; https://evil.example",
    );
    expect(texts).toContain("*Name*: Ada Lovelace");
  });

  test("gets the beginning of a long message, within the limits of a block", async () => {
    const server = await startWebhookServer();
    const site = await startReceiver({ SLACK_WEBHOOK_URL: server.url });
    await site.send({ message: "<&>".repeat(6_000) });
    await delivered(site, 1);
    const { blocks } = JSON.parse(server.received[0]?.body ?? "");
    expect(blocks.length).toBeLessThanOrEqual(50);
    for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3_000);
  });
});

describe("HubSpot", () => {
  test("gets a submission of its form", async () => {
    const server = await startWebhookServer();
    const site = await startReceiver({
      HUBSPOT_FORM_URL: server.url,
      ATTRIBUTION: "on",
      SITE_URL: "https://www.firm.example/site",
    });
    await site.send({ utm_source: "linked in", landing: "/site/services", referrer: "a.example" });
    await delivered(site, 1);
    const contact = { objectTypeId: "0-1" };
    expect(JSON.parse(server.received[0]?.body ?? "")).toEqual({
      submittedAt: expect.stringMatching(/^\d{13}$/),
      fields: [
        { ...contact, name: "email", value: "ada@example.org" },
        { ...contact, name: "firstname", value: "Ada Lovelace" },
        {
          ...contact,
          name: "message",
          value: "Subject: Growth in France\n\nMessage: Hello,\nwhere do we start?",
        },
      ],
      context: {
        pageName: "Contact",
        pageUri: "https://www.firm.example/site/services?utm_source=linked+in",
      },
    });
  });

  test("gets no applicants and no suspected spam", async () => {
    const server = await startWebhookServer();
    const site = await startReceiver({ HUBSPOT_FORM_URL: server.url });
    await site.post(application());
    await site.send({ website: "spam" });
    expect(await site.rows("SELECT kind FROM outbox WHERE kind <> 'enquiry'")).toEqual([]);
  });
});

describe("npm run enquiries -- test-webhook", () => {
  const testWebhooks = async (env: Readonly<Record<string, string>>) =>
    runEnquiries("/nowhere", ["test-webhook"], env).then(
      (said) => ({ isFailed: false, said }),
      ({ message }) => ({ isFailed: true, said: message as string }),
    );

  test("sends a test to each webhook and says what it answers, without the addresses", async () => {
    const [hook, slack, hubspot] = await Promise.all([
      startWebhookServer(),
      startWebhookServer(),
      startWebhookServer(),
    ]);
    const env = {
      ...jsonHook(hook),
      SLACK_WEBHOOK_URL: slack.url,
      HUBSPOT_FORM_URL: hubspot.url,
    };
    const { isFailed, said } = await testWebhooks(env);
    expect(isFailed).toBe(false);
    expect(said.trim().split("\n")).toEqual([
      expect.stringMatching(/^webhook at 127.0.0.1:\d+: accepted \(200\)$/),
      expect.stringMatching(/^slack at 127.0.0.1:\d+: accepted \(200\)$/),
      expect.stringMatching(/^hubspot at 127.0.0.1:\d+: accepted \(200\)$/),
    ]);
    const { body = "", headers } = hook.received[0] ?? {};
    const verified = new Webhook(SECRET).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({ data: { number: 0, fields: { name: "Test" } } });
    for (const server of [slack, hubspot]) {
      expect(server.received[0]?.headers).not.toHaveProperty("webhook-signature");
    }
  });

  test.each<[WebhookManner, string]>([
    ["refuse", "it answers 503: not now"],
    ["redirect", "it redirects (307), and no redirect is followed"],
    ["drop", "other side closed"],
  ])("says in words what is wrong where a webhook answers by %s", async (manner, words) => {
    const server = await startWebhookServer(() => manner);
    const { isFailed, said } = await testWebhooks({ SLACK_WEBHOOK_URL: `${server.url}/token` });
    expect(isFailed).toBe(true);
    expect(said).toContain(`: NOT ACCEPTED: ${words}`);
    expect(said).not.toContain("token");
  });

  test("says which settings are missing, and what cannot be reached", async () => {
    expect((await testWebhooks({})).said).toContain("No webhook is set: set WEBHOOK_URL");
    const unreachable = { SLACK_WEBHOOK_URL: "https://hooks.slack.invalid/x" };
    expect((await testWebhooks(unreachable)).said).toMatch(/NOT ACCEPTED: .*hooks\.slack\.invalid/);
  });
});
