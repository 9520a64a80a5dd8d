import { expect, test } from "vitest";
import { application, MESSAGE, startReceiver } from "../tests/set-up/receiving.ts";

const COUNT = 10_000;

/** The same numbers from 0 to 1 in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function streamOf(parts: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

/** Right forms, cut, doubled, with bytes changed, under right and wrong types. */
test(`${COUNT} random bodies are answered, none of them with a 5xx, and what is kept is a form`, async () => {
  const site = await startReceiver();
  const random = seeded(20_261_122);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const filled = await Promise.all(
    [
      application(),
      application({ coverLetter: "x".repeat(3000) }),
      new URLSearchParams(MESSAGE),
    ].map(async (form) => {
      const response = new Response(form);
      const type = response.headers.get("content-type") ?? "";
      return { type, body: Buffer.from(await response.arrayBuffer()) };
    }),
  );
  const json = { type: "application/json", body: Buffer.from(JSON.stringify(MESSAGE)) };
  const whole = [...filled, json, { ...json, body: Buffer.from("\u0000\ud83d\ude00{[") }];
  const types = [
    ...whole.map(({ type }) => type),
    "multipart/form-data; boundary=",
    "text/plain",
    "",
  ];
  const statuses = new Map<number, number>();
  for (let number = 0; number < COUNT; number += 1) {
    const { type, body: right } = pick(whole);
    const bytes = Buffer.from(right);
    for (let change = Math.floor(random() ** 3 * 40); change > 0; change -= 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    const cut = random() < 0.2 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes;
    const sent = random() < 0.1 ? Buffer.concat([cut, bytes]) : cut;
    const headers: Record<string, string> = { "Content-Type": random() < 0.1 ? pick(types) : type };
    if (random() < 0.3) headers.Accept = "text/html";
    const half = Math.floor(random() * sent.length);
    const parts = [sent.subarray(0, half), sent.subarray(half)];
    const body = random() < 0.1 ? streamOf(parts) : sent;
    const { status } = await site.post(body, headers);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  const kept = await site.rows("SELECT form, fields FROM enquiries");
  expect(kept.length).toBeGreaterThan(100);
  for (const { fields } of kept) expect(JSON.parse(fields)).toHaveProperty("email");
  expect(site.logged.join("")).not.toContain('"level":50');
}, 60_000);
