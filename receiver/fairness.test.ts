import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { makeDatabaseFolder } from "../tests/set-up/database-folder.ts";
import { application, startReceiver } from "../tests/set-up/receiving.ts";
import { startSiteWithReceiver } from "../tests/set-up/site-with-receiver.ts";
import type { BodyTimes } from "./read-body.ts";

const MB = 1024 ** 2;
const MULTIPART = { "Content-Type": "multipart/form-data; boundary=-" };

/** Long limits, so that a form whose sender waits is not taken for one that is too slow. */
const PATIENT = { silence: 600_000, total: 600_000 };

/** Visits that must be answered while forms arrive. A thread that is blocked answers one or two. */
const FEWEST_VISITS = 5;

/** A receiver behind a proxy, reached over the network. */
async function startServer(limits: Partial<BodyTimes> = PATIENT) {
  const site = await startReceiver({ TRUSTED_PROXY: "1" }, {}, limits);
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
  /**
   * Visits the receiver again and again until some work is done.
   *
   * @returns how many visits were answered meanwhile
   */
  const countVisits = async (work: Promise<unknown>) => {
    let isOver = false;
    const ended = work.finally(() => {
      isOver = true;
    });
    let answered = 0;
    while (!isOver) {
      await fetch(`http://127.0.0.1:${port}/forms`, { redirect: "manual" });
      answered += 1;
    }
    await ended;
    return answered;
  };
  return { ...site, port, begin, countVisits };
}

test("a client with 64 unfinished forms does not block forms of other networks", async () => {
  const site = await startServer();
  const half = Buffer.alloc(MB, "-");
  const refused: (string | undefined)[] = [];
  for (let number = 0; number < 64; number += 1) {
    const started = site.begin(`2001:db8::${number}`, 5 * MB, half);
    started.on("response", ({ statusCode, headers }) => {
      refused.push(`${statusCode}, again after ${headers["retry-after"]}`);
    });
  }
  // Two of the forms have room, and the test waits for them.
  await expect.poll(() => refused, { timeout: 60_000 }).toHaveLength(62);
  expect(new Set(refused)).toEqual(new Set(["429, again after 60"]));
  const answer = await fetch(`http://127.0.0.1:${site.port}/forms`, {
    method: "POST",
    body: application(),
    headers: { Accept: "application/json", "X-Forwarded-For": "2001:db8:1::1" },
  });
  expect(answer.status).toBe(201);
});

test("64 networks that send 23 MB each take at most 240 MB of memory, and pages still answer", async () => {
  const site = await startSiteWithReceiver({ TRUSTED_PROXY: "1", DATA_DIR: makeDatabaseFolder() });
  const { port } = new URL(site.address);
  const file = Buffer.alloc(23 * MB, "x");
  const answers = Array.from({ length: 64 }, async (_, number) => {
    const headers = { ...MULTIPART, "X-Forwarded-For": `10.0.0.${number}` };
    const started = request({ port, path: "/forms", method: "POST", headers });
    started.on("error", () => {});
    // Without a length: the file may be small enough to be kept.
    started.write('---\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
    started.end(file);
    await Promise.race([once(started, "response"), once(started, "close")]);
    started.destroy();
  });
  const state = { isOver: false };
  const ended = Promise.allSettled(answers).finally(() => {
    state.isOver = true;
  });
  let visits = 0;
  while (!state.isOver) {
    expect(await site.visit()).toBe(200);
    visits += 1;
  }
  await ended;
  expect(site.peakMemory() / MB).toBeLessThan(240);
  expect(visits).toBeGreaterThan(FEWEST_VISITS);
});

test("a body of dashes with a dash as its boundary costs as much as any other, and blocks nothing", async () => {
  const site = await startServer();
  /** Sends a body. @returns the milliseconds of processor time that it took, and the visits meanwhile */
  const send = async (address: string, sign: string) => {
    const before = process.cpuUsage();
    const started = site.begin(address, 23 * MB, Buffer.alloc(23 * MB, sign));
    started.end();
    const answer = once(started, "response");
    const visits = await site.countVisits(answer);
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(413);
    const { user, system } = process.cpuUsage(before);
    return { cost: (user + system) / 1000, visits };
  };
  // The first is slower, because its code is not compiled yet.
  await send("10.0.0.1", "x");
  const plain = await send("10.0.0.2", "x");
  const dashes = await send("10.0.0.3", "-");
  expect(dashes.cost).toBeLessThan(10 * plain.cost);
  expect(dashes.visits).toBeGreaterThan(FEWEST_VISITS);
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

// Only the limit that a sender breaks is short.
test.each([
  ["says nothing more", 1_000_000, { ...PATIENT, silence: 50 }],
  ["trickles", 10, { ...PATIENT, total: 1_000 }],
])(
  "a form is refused in words within the time limit if its sender %s",
  async (_what, pause, limits) => {
    const site = await startReceiver({}, {}, limits);
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

test("a short form of which only a half arrives is refused within the limit for silence", async () => {
  const site = await startServer({ ...PATIENT, silence: 200 });
  const started = site.begin("10.0.0.1", 1_000, Buffer.alloc(500, "-"));
  const [answer] = await once(started, "response");
  expect(answer.statusCode).toBe(408);
  started.destroy();
});

test("the name of a file is decoded as browsers encode it", async () => {
  const site = await startReceiver();
  const cv = new File(["%PDF-1.7"], 'a "good" cv.pdf');
  expect((await site.post(application({ cv }))).status).toBe(201);
  expect(await site.rows("SELECT name FROM cvs")).toEqual([{ name: 'a "good" cv.pdf' }]);
});
