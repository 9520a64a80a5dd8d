import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../hosting/listen.ts";
import { startNewsletter, subscribe } from "../../tests/set-up/newsletter-site.ts";
import { startWebhookServer } from "../../tests/set-up/webhook-server.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

type Site = Awaited<ReturnType<typeof startNewsletter>>;

/** Waits until nothing is left to deliver. */
const delivered = (site: Site) =>
  vi.waitFor(
    async () => {
      const rows = await site.rows("SELECT kind FROM outbox WHERE delivered_at IS NULL");
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 20 },
  );

interface Call {
  method: string;
  path: string;
  authorization: string;
  body: unknown;
}

/** A listmonk that answers as its API says, and knows some addresses. */
async function startListmonk(known: readonly string[] = []) {
  const calls: Call[] = [];
  const state = { isUp: true };
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const body = (await json(request)) as { email?: string };
    if (!state.isUp) return response.writeHead(500).end();
    calls.push({ method, path, authorization: headers.authorization ?? "", body });
    const isConflict = method === "POST" && known.includes(body.email ?? "");
    return response.writeHead(isConflict ? 409 : 200).end("{}");
  });
  const { port, stop } = await listen(server);
  onTestFinished(() => stop(0));
  const env = {
    LISTMONK_URL: `http://127.0.0.1:${port}/`,
    LISTMONK_TOKEN: "site:token",
    LISTMONK_LISTS: "news-letters=3, podcasts=4",
  };
  return { calls, state, env };
}

describe("a webhook", () => {
  test("is notified of a subscription and of its end, signed; then the record is deleted", async () => {
    const server = await startWebhookServer();
    const site = await startNewsletter({ WEBHOOK_URL: server.url, WEBHOOK_SECRET: SECRET });
    const token = await subscribe(site);
    await delivered(site);
    await site.press("unsubscribe", token);
    await vi.waitFor(async () => expect(await site.subscribers()).toEqual([]), 60_000);
    const events = server.received.map(({ body, headers }) =>
      new Webhook(SECRET).verify(body, headers as Record<string, string>),
    );
    const data = expect.objectContaining({
      email: "ada@example.org",
      list: "news-letters",
      consent: expect.stringContaining("I can unsubscribe at any time."),
    });
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(events).toEqual([
      { type: "newsletter.subscribed", timestamp, data },
      { type: "newsletter.unsubscribed", timestamp, data },
    ]);
    expect(await site.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test("is not notified of an address that was never confirmed", async () => {
    const server = await startWebhookServer();
    const site = await startNewsletter({ WEBHOOK_URL: server.url, WEBHOOK_SECRET: SECRET });
    await site.signUp();
    await delivered(site);
    expect(server.received).toEqual([]);
  });
});

describe("listmonk", () => {
  test("gets a confirmed subscriber with the sentence of consent, and is notified of the end", async () => {
    const listmonk = await startListmonk();
    const site = await startNewsletter(listmonk.env);
    const token = await subscribe(site, { email: "o'hara@example.org" });
    await delivered(site);
    expect(listmonk.calls).toEqual([
      {
        method: "POST",
        path: "/api/subscribers",
        authorization: `Basic ${btoa("site:token")}`,
        body: {
          email: "o'hara@example.org",
          name: "o'hara@example.org",
          status: "enabled",
          lists: [3],
          preconfirm_subscriptions: true,
          attribs: { consent: expect.stringContaining("I can unsubscribe") },
        },
      },
    ]);
    await site.press("unsubscribe", token);
    await vi.waitFor(async () => expect(await site.subscribers()).toEqual([]), 60_000);
    expect(listmonk.calls[1]).toMatchObject({
      method: "PUT",
      path: "/api/subscribers/query/lists",
      body: {
        query: "subscribers.email = 'o''hara@example.org'",
        action: "unsubscribe",
        target_list_ids: [3],
      },
    });
  });

  test("adds an address that it knows already to the list", async () => {
    const listmonk = await startListmonk(["ada@example.org"]);
    const site = await startNewsletter(listmonk.env);
    await subscribe(site);
    await delivered(site);
    expect(listmonk.calls[1]?.body).toEqual({
      query: "subscribers.email = 'ada@example.org'",
      action: "add",
      target_list_ids: [3],
      status: "confirmed",
    });
  });

  test("that is down is notified later; the record of a person who has unsubscribed is kept until then", async () => {
    const listmonk = await startListmonk();
    const site = await startNewsletter(listmonk.env);
    listmonk.state.isUp = false;
    await site.press("unsubscribe", await subscribe(site));
    expect((await site.subscribers())[0]?.unsubscribed_at).toBeGreaterThan(0);
    const start = await site.rows("SELECT kind, delivered_at FROM outbox WHERE kind = 'listmonk'");
    expect(start).toEqual([{ kind: "listmonk", delivered_at: null }]);
    listmonk.state.isUp = true;
    await site.rows("UPDATE outbox SET next_at = 1");
    await vi.waitFor(async () => expect(await site.subscribers()).toEqual([]), 60_000);
    expect(listmonk.calls).toMatchObject([{ body: { action: "unsubscribe" } }]);
  });

  test.each([
    [{ LISTMONK_TOKEN: "" }, /LISTMONK_TOKEN and LISTMONK_LISTS must be set/],
    [{ LISTMONK_LISTS: "news-letters" }, /LISTMONK_LISTS must be the site's lists/],
    [{ LISTMONK_LISTS: "brochures=1" }, /the list brochures, which the site does not have/],
    [{ LISTMONK_URL: "lists.example.com" }, /LISTMONK_URL must be/],
  ])("with %j keeps the receiver from starting, in words", async (env, message) => {
    const listmonk = await startListmonk();
    await expect(startNewsletter({ ...listmonk.env, ...env })).rejects.toThrow(message);
  });
});
