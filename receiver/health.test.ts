import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { application, MESSAGE, startReceiver } from "../tests/set-up/receiving.ts";
import { findHealthReasons, freeShareOf } from "./health.ts";
import { createReceiver } from "./receiver.ts";

describe("the health of the receiver", () => {
  const health = async ({ receiver }: Awaited<ReturnType<typeof startReceiver>>) =>
    (await receiver.fetch(new Request("http://site.test/healthz"))).json();

  test("states the age of the oldest undelivered enquiry, and that a mail has failed", async () => {
    const site = await startReceiver();
    await site.send();
    await site.rows("UPDATE outbox SET queued_at = ?", Date.now() - 90_000);
    const delayed = { status: "ok", undelivered: 1, oldestUndeliveredSeconds: 90 };
    expect(await health(site)).toMatchObject(delayed);
    await site.rows("UPDATE outbox SET failed_at = 1");
    expect(await health(site)).toMatchObject({ status: "attention", failed: 1 });
  });

  test.each<[string | undefined, Record<string, string>, number]>([
    ["127.0.0.1", {}, 200],
    ["::ffff:127.0.0.1", {}, 200],
    ["::1", {}, 200],
    ["203.0.113.9", {}, 404],
    ["127.0.0.1", { "X-Forwarded-For": "203.0.113.9" }, 404],
    [undefined, {}, 404],
  ])(
    "answers only this machine if visitors can reach the receiver: %s %j",
    async (address, headers, status) => {
      const { settings, firm } = await startReceiver();
      const receiver = createReceiver(settings, firm, {
        isPublic: true,
        log: pino({ level: "silent" }),
      });
      onTestFinished(receiver.close);
      const request = new Request("http://site.test/healthz", { headers });
      const env = { incoming: { socket: { remoteAddress: address } } };
      expect((await receiver.fetch(request, env)).status).toBe(status);
    },
  );

  const sound = {
    oldestWaitingSeconds: 0,
    newestSeconds: 5,
    webhooks: { oldestWaitingSeconds: 0 },
    isMailed: true,
    freeShare: 0.5,
  };
  test.each<[string, object, RegExp[]]>([
    ["nothing waits", {}, []],
    ["a mail has waited for some minutes", { oldestWaitingSeconds: 600 }, []],
    ["a mail has waited for an hour", { oldestWaitingSeconds: 3600 }, [/waited for 60 minutes/]],
    ["no mail is sent", { oldestWaitingSeconds: 3600, isMailed: false }, []],
    [
      "a webhook has waited for an hour",
      { webhooks: { oldestWaitingSeconds: 3600 } },
      [/A webhook has waited for 60 minutes/],
    ],
    ["an enquiry is some seconds ahead", { newestSeconds: -20 }, []],
    ["an enquiry is an hour ahead", { newestSeconds: -3600 }, [/3600 seconds ahead/]],
    ["a mail is an hour ahead", { oldestWaitingSeconds: -3600 }, [/3600 seconds ahead/]],
    ["the disk is almost full", { freeShare: 0.049 }, [/Less than 5 % .*: 4.9 %/]],
    ["the database is elsewhere", { freeShare: undefined }, []],
  ])("gives a reason in words, or none, if %s", (_what, changed, reasons) => {
    const found = findHealthReasons({ ...sound, ...changed });
    expect(found).toEqual(reasons.map((words) => expect.stringMatching(words)));
  });

  test("has the format of Prometheus, with a metric for a database that cannot be written to", async () => {
    const site = await startReceiver();
    await site.send();
    const metrics = async () => {
      const request = new Request("http://site.test/healthz?format=prometheus");
      const answer = await site.receiver.fetch(request);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
      return answer.text();
    };
    const lines = (await metrics()).split("\n");
    expect(lines).toContain("website_database_writable 1");
    expect(lines).toContain("website_undelivered 1");
    expect(lines).toContain("# TYPE website_failed gauge");
    await site.rows("DROP TABLE checks");
    expect(await metrics()).toContain("\nwebsite_database_writable 0\n");
  });

  test("measures the free share of the disk", async () => {
    const share = await freeShareOf(".");
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  });

  test("is logged without any words of visitors", async () => {
    const site = await startReceiver({ TRUSTED_PROXY: "1" });
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    await site.send({}, headers);
    await site.send({ name: "" }, headers);
    await site.post(application({ cv: new File(["x"], "secret.pdf") }), headers);
    expect(site.logged.length).toBeGreaterThan(3);
    const { form: _form, ...texts } = MESSAGE;
    for (const text of [...Object.values(texts), "Hopper", "secret", "203.0.113"]) {
      expect(site.logged.join("")).not.toContain(text.split("\n")[0]);
    }
  });
});
