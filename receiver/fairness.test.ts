import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { application, startReceiver } from "../tests/set-up/receiving.ts";

const MB = 1024 ** 2;
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=-" };

/** A receiver behind a proxy, reached over the network. */
async function startServer(env: Record<string, string> = {}) {
  const site = await startReceiver({ TRUSTED_PROXY: "1", ...env });
  const server = createServer(getRequestListener(site.receiver.fetch));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Begins a form, and sends only a part of its body. */
  const begin = (address: string, length: number, sent: Buffer) => {
    const headers = { ...MULTIPART, "Content-Length": length, "X-Forwarded-For": address };
    const started = request({ port, path: "/forms", method: "POST", headers });
    started.on("error", () => {});
    started.write(sent);
    return started;
  };
  return { ...site, port, begin };
}

test("a client with 64 unfinished forms does not block forms of other networks", async () => {
  const site = await startServer();
  const half = Buffer.alloc(MB, "-");
  const refused: (string | undefined)[] = [];
  for (let number = 0; number < 64; number += 1) {
    const started = site.begin(`2001:db8::${number}`, 23 * MB, half);
    started.on("response", ({ statusCode, headers }) => {
      refused.push(`${statusCode}, again after ${headers["retry-after"]}`);
    });
  }
  // Four of the forms have room, and the test waits for them.
  await expect.poll(() => refused, { timeout: 20_000 }).toHaveLength(60);
  expect(new Set(refused)).toEqual(new Set(["429, again after 60"]));
  const answer = await fetch(`http://127.0.0.1:${site.port}/forms`, {
    method: "POST",
    body: application(),
    headers: { Accept: "application/json", "X-Forwarded-For": "2001:db8:1::1" },
  });
  expect(answer.status).toBe(201);
});

test("64 networks that send 23 MB each take at most 256 MB of memory, and block nothing", async () => {
  const site = await startServer();
  const body = Buffer.alloc(23 * MB, "-");
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const answers = Array.from({ length: 64 }, async (_, number) => {
    const started = site.begin(`10.0.0.${number}`, body.length, body);
    started.end();
    const ended = Promise.race([once(started, "response"), once(started, "close")]);
    await ended.catch(() => {});
  });
  await Promise.all(answers);
  clearInterval(watch);
  delay.disable();
  expect((most - before) / MB).toBeLessThan(256);
  // In nanoseconds. The bodies come from this process, too.
  expect(delay.max / 1e6).toBeLessThan(1000);
});

test("a body of dashes with a dash as its boundary blocks nothing", async () => {
  const site = await startServer();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const started = site.begin("10.0.0.1", 23 * MB, Buffer.alloc(23 * MB, "-"));
  started.end();
  const [{ statusCode }] = await once(started, "response");
  delay.disable();
  expect(statusCode).toBe(400);
  expect(delay.max / 1e6).toBeLessThan(300);
});

test("refused forms count: a network that sends many of them has to wait, but other networks do not", async () => {
  const site = await startReceiver({ RATE_LIMIT: "3", TRUSTED_PROXY: "1" });
  const statuses: number[] = [];
  for (let number = 0; number < 12; number += 1) {
    const { status } = await site.send({ name: "" }, { "X-Forwarded-For": `2001:db8::${number}` });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(9).fill(422), ...Array(3).fill(429)]);
  const waiting = await site.send({}, { "X-Forwarded-For": "2001:db8::1" });
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await site.send({}, { "X-Forwarded-For": "2001:db8:1::1" })).status).toBe(201);
});

test.each([
  ["says nothing more", 1_000_000, 50],
  ["trickles", 10, 500],
])(
  "a form is refused in words within the time limit if its sender %s",
  async (_what, pause, silence) => {
    const site = await startReceiver({}, {}, { silence, total: 1_000 });
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(Buffer.from(" "));
        await wait(pause, undefined, { ref: false });
      },
    });
    const answer = await site.post(body, { "Content-Type": "application/json" });
    expect(answer.status).toBe(408);
    expect((await answer.json()).message).toContain("took too long");
  },
);

test("the name of a file is decoded as browsers encode it", async () => {
  const site = await startReceiver();
  const cv = new File(["%PDF-1.7"], 'a "good" cv.pdf');
  expect((await site.post(application({ cv }))).status).toBe(201);
  expect(await site.rows("SELECT name FROM cvs")).toEqual([{ name: 'a "good" cv.pdf' }]);
});
