import { describe, expect, test } from "vitest";
import { application, MESSAGE, PDF, startReceiver } from "../tests/set-up/receiving.ts";

const KEYED = { "Idempotency-Key": "6f6d1a52-8a3e-4ff7-9d0f-0c8f2f0f7a11" };
const ENQUIRIES = "SELECT * FROM enquiries ORDER BY id";

describe("a message", () => {
  test("is in the database and in the outbox when the answer arrives", async () => {
    const site = await startReceiver();
    const answer = await site.send();
    expect([answer.status, await answer.json()]).toEqual([201, { status: "kept" }]);
    const [stored] = await site.rows(ENQUIRIES);
    const { form: _form, ...fields } = MESSAGE;
    expect(stored).toMatchObject({ form: "contact", suspicion: "" });
    expect(JSON.parse(stored?.fields)).toEqual(fields);
    expect(await site.rows("SELECT kind, delivered_at FROM outbox")).toMatchObject([
      { kind: "enquiry", delivered_at: null },
    ]);
    expect(site.logged.join()).toContain("no mail is sent");
  });

  test("is stored once for a key, however often and however fast it arrives", async () => {
    const site = await startReceiver();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.send({}, KEYED)));
    for (const answer of answers) expect(await answer.json()).toEqual({ status: "kept" });
    expect(await site.rows(ENQUIRIES)).toHaveLength(1);
  });

  test("with other content and a known key is refused in words", async () => {
    const site = await startReceiver();
    await site.send({}, KEYED);
    const answer = await site.send({ message: "Another" }, KEYED);
    expect(answer.status).toBe(409);
    expect((await answer.json()).message).toMatch(/Something else was sent .*has arrived/);
    expect(await site.rows(ENQUIRIES)).toHaveLength(1);
  });

  test("without a key is stored once in ten minutes, and with another key it is stored again", async () => {
    const site = await startReceiver();
    for (const _ of [1, 2, 3]) expect((await site.send({ key: "" })).status).toBe(201);
    expect(await site.rows(ENQUIRIES)).toHaveLength(1);
    await site.rows("UPDATE enquiries SET received_at = ?", Date.now() - 601_000);
    await site.send({ key: "" });
    await site.send({}, KEYED);
    expect(await site.rows(ENQUIRIES)).toHaveLength(3);
  });

  test("may arrive in any of the three encodings, with its key as a field", async () => {
    const site = await startReceiver();
    const fields = { ...MESSAGE, key: KEYED["Idempotency-Key"] };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const body of [new URLSearchParams(fields), form]) {
      expect((await site.post(body)).status).toBe(201);
    }
    expect((await site.send({}, KEYED)).status).toBe(201);
    expect(await site.rows(ENQUIRIES)).toHaveLength(1);
  });

  test.each<[object, Record<string, string>]>([
    [
      { name: "", message: "\u200b" },
      { name: "Enter your name", message: "Enter your message" },
    ],
    [{ email: "ada" }, { email: "Enter an email address such as name@example.com" }],
    [{ message: "x".repeat(20_001) }, { message: "Shorten this to 20,000 characters" }],
    [
      { subject: "a\r\nBcc: all@example.com" },
      { subject: "Write this on one line, without control characters" },
    ],
    [
      { email: "a@b.example\r\nBcc: c@d.example" },
      { email: "Enter an email address such as name@example.com" },
    ],
  ])("is refused with the words of the rules: %j", async (fields, errors) => {
    const site = await startReceiver();
    const answer = await site.send(fields);
    expect([answer.status, await answer.json()]).toEqual([422, { errors }]);
    expect(await site.rows(ENQUIRIES)).toEqual([]);
  });

  test("may have an address in another script, and characters that databases cannot store", async () => {
    const site = await startReceiver();
    const message = "a\u0000b\r\nc \ud800";
    expect((await site.send({ email: "ada@bücher.example", message })).status).toBe(201);
    expect(JSON.parse((await site.rows(ENQUIRIES))[0]?.fields).message).toBe("ab\nc \ufffd");
  });
});

describe("an application", () => {
  test("is stored with its CV, byte for byte", async () => {
    const site = await startReceiver();
    expect((await site.post(application(), KEYED)).status).toBe(201);
    expect((await site.post(application(), KEYED)).status).toBe(201);
    const [cv, ...more] = await site.rows("SELECT * FROM cvs");
    expect({ ...cv, bytes: Buffer.from(cv?.bytes) }).toMatchObject({
      name: "cv.pdf",
      type: "pdf",
      bytes: PDF,
    });
    expect(more).toEqual([]);
  });

  test("with another CV and a known key is refused", async () => {
    const site = await startReceiver();
    await site.post(application(), KEYED);
    const cv = new File([PDF, "more"], "cv.pdf");
    expect((await site.post(application({ cv }), KEYED)).status).toBe(409);
  });

  const zeros = (size: number) => new File([PDF, new Uint8Array(size - PDF.length)], "cv.pdf");
  test.each<[string, Parameters<typeof application>[0], number, object]>([
    ["no CV", { cv: undefined }, 422, { cv: "Choose a file with your CV" }],
    ["no file chosen", { cv: new File([], "") }, 422, { cv: "Choose a file with your CV" }],
    [
      "an empty CV",
      { cv: new File([], "cv.pdf") },
      422,
      { cv: expect.stringContaining("is empty") },
    ],
    [
      "another content",
      { cv: new File(["GIF89a"], "cv.pdf") },
      422,
      { cv: expect.stringContaining("neither PDF nor Word") },
    ],
    [
      "a path",
      { cv: new File([PDF], "../../etc/cv.pdf") },
      422,
      { cv: expect.stringContaining("without slashes") },
    ],
    [
      "a control character in the name",
      { cv: new File([PDF], "cv\u0001.pdf") },
      422,
      { cv: expect.any(String) },
    ],
    [
      "a CV of one byte too many",
      { cv: zeros(5_242_881) },
      413,
      { cv: expect.stringContaining("5.01 MB") },
    ],
    [
      "no name",
      { fullName: "A", phone: "1" },
      422,
      { fullName: "Full name is required", phone: "Phone number is required" },
    ],
  ])("with %s is refused in words", async (_what, fields, status, errors) => {
    const site = await startReceiver();
    const answer = await site.post(application(fields));
    expect([answer.status, (await answer.json()).errors]).toEqual([status, errors]);
    expect(await site.rows(ENQUIRIES)).toEqual([]);
  });

  test("may have a CV of exactly 5 MB", async () => {
    const site = await startReceiver();
    expect((await site.post(application({ cv: zeros(5_242_880) }))).status).toBe(201);
  });
});

describe("spam", () => {
  /** A number is a duration in milliseconds before now. */
  const sinceNow = ({ opened, ...fields }: { opened?: unknown }) => ({
    ...fields,
    ...(opened !== undefined && {
      opened: typeof opened === "number" ? String(Date.now() + opened) : opened,
    }),
  });

  test.each<[object, RegExp]>([
    [{ website: "https://x.example" }, /do not see/],
    [{ opened: -500 }, /filled in within \d+ ms/],
    [{ message: "http://a https://b www.c http://d" }, /4 links/],
  ])("is stored and marked: %j", async (fields, reason) => {
    const site = await startReceiver();
    const answer = await site.send(sinceNow(fields));
    expect([answer.status, await answer.json()]).toEqual([201, { status: "kept" }]);
    expect((await site.rows(ENQUIRIES))[0]?.suspicion).toMatch(reason);
  });

  test.each([{ opened: "" }, { opened: "never" }, { opened: 60_000 }])(
    "is not suspected only because of an unknown time: %j",
    async (fields) => {
      const site = await startReceiver();
      await site.send(sinceNow(fields));
      expect((await site.rows(ENQUIRIES))[0]?.suspicion).toBe("");
    },
  );

  test("is limited for each network, in words, while a repetition is always answered", async () => {
    const site = await startReceiver({ RATE_LIMIT: "2", TRUSTED_PROXY: "1" });
    const from = (address: string, message: string) =>
      site.send({ message }, { "X-Forwarded-For": `6.6.6.6, ${address}` });
    expect((await from("2001:db8::1", "one")).status).toBe(201);
    expect((await from("2001:db8::2", "two")).status).toBe(201);
    const over = await from("2001:db8:0:0:9::1", "three");
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await over.json()).message).toContain("still here: send it later");
    expect((await from("2001:db8::1", "one")).status).toBe(201);
    expect((await from("2001:db8:1::1", "four")).status).toBe(201);
    expect(await site.rows(ENQUIRIES)).toHaveLength(3);
  });
});
