import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { MESSAGE, startReceiver } from "../tests/set-up/receiving.ts";

const ENQUIRIES = "SELECT * FROM enquiries";

describe("a request", () => {
  const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n`;
  const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
  const multipart = { "Content-Type": "multipart/form-data; boundary=x" };
  const encoded = { "Content-Type": "application/x-www-form-urlencoded" };
  const json = { "Content-Type": "application/json" };
  const nested = "multipart/mixed; boundary=y";

  test.each<[string, string, Record<string, string>, number]>([
    ["nothing", "", json, 400],
    ["no JSON", "{", json, 400],
    ["a list", "[]", json, 400],
    ["numbers", JSON.stringify({ ...MESSAGE, name: 1 }), json, 400],
    ["another form", JSON.stringify({ ...MESSAGE, form: "order" }), json, 400],
    ["too long a JSON", JSON.stringify({ ...MESSAGE, message: "x".repeat(600_000) }), json, 413],
    ["too long a text", `message=${"x".repeat(600_000)}`, encoded, 413],
    [
      "too long a text in a part",
      `${part(named("message"), "a".repeat(600_000))}--x--`,
      multipart,
      413,
    ],
    ["100,000 fields", "a=1&".repeat(100_000), encoded, 400],
    ["100,000 parts", part(named("a"), "1").repeat(100_000), multipart, 400],
    ["no boundary", "x", { "Content-Type": "multipart/form-data" }, 400],
    ["a part without an end", part(named("form"), "contact"), multipart, 400],
    ["an application without an end", part(named("form"), "application"), multipart, 400],
    [
      "an application that ends in the head of its CV",
      `${part(named("form"), "application")}--x\r\nContent-Disposition: form-data; na`,
      multipart,
      400,
    ],
    [
      "a form in a form",
      `${part(`${named("message")}\r\nContent-Type: ${nested}`, "--y--")}--x--`,
      multipart,
      400,
    ],
    [
      "a file in another field",
      `${part(`${named("name")}; filename="a"`, "1")}--x--`,
      multipart,
      400,
    ],
    ["a field twice", `${part(named("name"), "1").repeat(2)}--x--`, multipart, 400],
    ["another type", "hello", { "Content-Type": "text/plain" }, 415],
    ["an invalid key", JSON.stringify(MESSAGE), { ...json, "Idempotency-Key": "a b" }, 400],
  ])("is refused in words: %s", async (_what, body, headers, status) => {
    const site = await startReceiver();
    const answer = await site.post(body, headers);
    expect(answer.status).toBe(status);
    expect((await answer.json()).message).toMatch(/\w{4,}.*\.$/);
    expect(await site.rows(ENQUIRIES)).toEqual([]);
  });

  test.each([
    [{ Origin: "https://www.example.com" }, 201],
    [{ Origin: "http://site.test", Host: "site.test" }, 201],
    [{ Origin: "https://www.example.com", Host: "forms.example.com" }, 201],
    [{ Origin: "http://192.168.0.7:3000", Host: "192.168.0.7:3000" }, 201],
    [{ Origin: "http://[::1]:3000", Host: "[::1]:3000", "Sec-Fetch-Site": "same-origin" }, 201],
    [{ Origin: "http://laptop", Host: "laptop", "Sec-Fetch-Site": "same-origin" }, 201],
    [{ Origin: "null", Host: "localhost:3000", "Sec-Fetch-Site": "same-origin" }, 201],
    [{ Origin: "null", Host: "www.example.com", "Sec-Fetch-Site": "same-origin" }, 201],
    [{ Origin: "http://evil.example", Host: "evil.example" }, 403],
    [{ Origin: "null", Host: "evil.example", "Sec-Fetch-Site": "same-origin" }, 403],
    [{ Origin: "http://evil.example:3000", Host: "evil.example:3000" }, 403],
    [{ "Sec-Fetch-Site": "same-origin", Host: "localhost.evil.example" }, 403],
    [{ Origin: "https://evil.example", Host: "site.test" }, 403],
    [{ Origin: "null" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
  ])(
    "is accepted from the site and refused from other sites: %j gives %i",
    async (headers, status) => {
      const site = await startReceiver();
      expect((await site.send({}, headers as Record<string, string>)).status).toBe(status);
    },
  );

  test("may come by CORS from a page of SITE_URL at another host, and from no other page", async () => {
    const site = await startReceiver({ SITE_URL: "https://firm.example/site" });
    const ask = (origin: string) =>
      site.receiver.fetch(
        new Request("http://site.test/site/forms", {
          method: "OPTIONS",
          headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
        }),
      );
    const { headers } = await ask("https://firm.example");
    expect(headers.get("access-control-allow-origin")).toBe("https://firm.example");
    expect(headers.get("access-control-allow-headers")).toBe("Content-Type,Idempotency-Key");
    const other = (await ask("https://evil.example")).headers.get("access-control-allow-origin");
    expect(other).not.toBe("https://evil.example");
    const put = new Request("http://site.test/site/forms", { method: "PUT" });
    const got = await site.receiver.fetch(put);
    expect([got.status, got.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });
});

test("a refusal in plain text is in words, and nothing may run in it or frame it (product 16.8)", async () => {
  const blocked = mkdtempDisposableSync(join(tmpdir(), "receiver-"));
  onTestFinished(() => blocked.remove());
  writeFileSync(join(blocked.path, "disk"), "");
  const SITE_DIRECTORY = "no-such-folder";
  const site = await startReceiver({ SITE_DIRECTORY });
  const withoutDisk = await startReceiver({
    SITE_DIRECTORY,
    DATA_DIR: join(blocked.path, "disk", "data"),
  });
  const fields = (more: object) => new URLSearchParams({ ...MESSAGE, ...more });
  const html = { Accept: "text/html" };
  const put = new Request("http://site.test/forms", { method: "PUT" });
  const answers = [
    [405, await site.receiver.fetch(put)],
    [413, await site.post(fields({ message: "x".repeat(600_000) }), html)],
    [422, await site.post(fields({ email: "none" }), html)],
    [503, await withoutDisk.post(fields({}), html)],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/i);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
    });
    expect(await answer.text()).toMatch(/[a-z]+ [a-z]+/);
  }
});
