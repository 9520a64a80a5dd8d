import { expect, test } from "vitest";
import { seededRandom } from "../app/features/artwork/random.ts";
import { application, MESSAGE, startReceiver } from "../tests/set-up/receiving.ts";

const COUNT = 10_000;

/** Valid forms that are cut, doubled or have changed bytes, with right and wrong types. */
test(`${COUNT} random bodies get answers without a 5xx, and only forms are stored`, async () => {
  const site = await startReceiver();
  const { next, below, chance, pick } = seededRandom("bodies");
  const long = application({ coverLetter: "x".repeat(3000) });
  const filled = await Promise.all(
    [application(), long, new URLSearchParams(MESSAGE)].map(async (form) => {
      const response = new Response(form);
      const type = response.headers.get("content-type") ?? "";
      return { type, body: Buffer.from(await response.arrayBuffer()) };
    }),
  );
  const json = { type: "application/json", body: Buffer.from(JSON.stringify(MESSAGE)) };
  const whole = [...filled, json, { ...json, body: Buffer.from("\u0000\ud83d\ude00{[") }];
  const odd = ["multipart/form-data; boundary=", "text/plain", ""];
  const types = [...whole.map(({ type }) => type), ...odd];
  const statuses = new Map<number, number>();
  for (let number = 0; number < COUNT; number += 1) {
    const { type, body: right } = pick(whole);
    const bytes = Buffer.from(right);
    for (let change = Math.floor(next() ** 3 * 40); change > 0; change -= 1) {
      bytes[below(bytes.length)] = below(256);
    }
    const cut = chance(0.2) ? bytes.subarray(0, below(bytes.length)) : bytes;
    const sent = chance(0.1) ? Buffer.concat([cut, bytes]) : cut;
    const headers: Record<string, string> = { "Content-Type": chance(0.1) ? pick(types) : type };
    if (chance(0.3)) headers.Accept = "text/html";
    const body = chance(0.1) ? new Blob([sent]).stream() : sent;
    const { status } = await site.post(body, headers);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  const stored = await site.rows("SELECT form, fields FROM enquiries");
  expect(stored.length).toBeGreaterThan(100);
  for (const { fields } of stored) expect(JSON.parse(fields)).toHaveProperty("email");
  expect(site.logged.join("")).not.toContain('"level":50');
});
