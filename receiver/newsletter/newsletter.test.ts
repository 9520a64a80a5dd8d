import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";
import { describe, expect, test, vi } from "vitest";
import {
  NEWSLETTER_SECRET,
  startNewsletter,
  subscribe,
  tokenIn,
} from "../../tests/set-up/newsletter-site.ts";
import { startReceiver } from "../../tests/set-up/receiving.ts";
import { runEnquiries } from "../../tests/set-up/run-enquiries.ts";
import { openDatabase } from "../database.ts";
import { purgeSignUps } from "./subscribers.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SIGN_UP = { form: "newsletter", list: "news-letters", place: "footer" };

const placeOf = (answer: Response) => [answer.status, answer.headers.get("location")];

describe("double opt-in", () => {
  test("a sign-up is stored with the sentence and the time, and confirmed by a press alone", async () => {
    const site = await startNewsletter();
    const start = Date.now();
    expect((await site.signUp()).status).toBe(201);
    const [stored] = await site.subscribers();
    expect(stored).toMatchObject({ email: "ada@example.org", list: "news-letters" });
    expect(stored?.consent).toContain("I can unsubscribe at any time.");
    expect(stored?.consent).toContain(site.firm.name);
    expect([stored?.confirmed_at, stored?.asked_at >= start]).toEqual([null, true]);

    const { to, content } = await site.mail(0);
    expect(to).toEqual(["ada@example.org"]);
    const token = await tokenIn(content, "confirm");
    // A mail scanner may follow the link many times.
    for (let times = 0; times < 3; times += 1) await site.get(`?confirm=${token}`);
    expect((await site.subscribers())[0]?.confirmed_at).toBeNull();

    expect(placeOf(await site.press("confirm", token))).toEqual([303, "/newsletter/confirmed"]);
    const [confirmed] = await site.subscribers();
    expect(confirmed?.confirmed_at).toBeGreaterThanOrEqual(start);
    await site.mail(1);
    // A second press changes nothing.
    expect(placeOf(await site.press("confirm", token))).toEqual([303, "/newsletter/confirmed"]);
    expect(await site.subscribers()).toEqual([confirmed]);
    expect(await site.rows("SELECT id FROM outbox")).toHaveLength(2);
  });

  test.each([
    ["of another secret", (token: string) => `${token.slice(0, -43)}${"A".repeat(43)}`],
    ["of another subscriber", (token: string) => token.replace(/^1/, "2")],
    ["of another time", (token: string) => token.replace(/\.[^.]+\./, ".zzzzzzzzz.")],
    ["that is cut", (token: string) => token.slice(0, -1)],
    ["that is empty", () => ""],
  ])("a link %s does nothing", async (_case, change) => {
    const site = await startNewsletter();
    await site.signUp();
    await site.signUp({ email: "grace@example.org" });
    const { content } = await site.mail(0);
    const token = change(await tokenIn(content, "confirm"));
    expect(placeOf(await site.press("confirm", token))).toEqual([303, "/newsletter/expired"]);
    const states = await site.subscribers();
    expect(states.map(({ confirmed_at }) => confirmed_at)).toEqual([null, null]);
  });

  test("a link of the old secret works while both are set, and new links are signed with the new one", async () => {
    const old = await startNewsletter();
    await old.signUp();
    const oldToken = await tokenIn((await old.mail(0)).content, "confirm");
    await old.end();
    const DATA_DIR = old.settings.dataDir;
    const newSecret = "fedcba9876543210fedcba9876543210";
    const secrets = `${newSecret} ${NEWSLETTER_SECRET}`;
    const both = await startNewsletter({ DATA_DIR, NEWSLETTER_SECRET: secrets });
    expect(placeOf(await both.press("confirm", oldToken))).toEqual([303, "/newsletter/confirmed"]);
    const newToken = await tokenIn((await both.mail(0)).content, "unsubscribe");
    await both.end();
    const after = await startNewsletter({ DATA_DIR, NEWSLETTER_SECRET: newSecret });
    expect(placeOf(await after.press("confirm", oldToken))).toEqual([303, "/newsletter/expired"]);
    const done = [303, "/newsletter/unsubscribed"];
    expect(placeOf(await after.press("unsubscribe", newToken))).toEqual(done);
    expect(await after.subscribers()).toEqual([]);
  });

  test("a link for one purpose does not serve the other", async () => {
    const site = await startNewsletter();
    await site.signUp();
    const { content } = await site.mail(0);
    const token = await tokenIn(content, "confirm");
    expect(placeOf(await site.press("unsubscribe", token))).toEqual([303, "/newsletter/expired"]);
    expect(await site.subscribers()).toHaveLength(1);
  });

  test("a link expires after 7 days, and the sign-up is deleted then; a confirmed address stays", async () => {
    const site = await startNewsletter();
    await subscribe(site, { email: "grace@example.org" });
    await site.signUp();
    const { content } = await site.mail(2);
    const token = await tokenIn(content, "confirm");
    const signedUp = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => signedUp + 7 * DAY + 60_000);
    expect(placeOf(await site.press("confirm", token))).toEqual([303, "/newsletter/expired"]);
    const database = openDatabase(site.settings);
    expect(await purgeSignUps(database, signedUp + 6 * DAY)).toBe(0);
    expect(await purgeSignUps(database, signedUp + 7 * DAY + 60_000)).toBe(1);
    await database.close();
    expect((await site.subscribers()).map(({ email }) => email)).toEqual(["grace@example.org"]);
  });
});

describe("unsubscribing", () => {
  test("takes one POST without a redirect, as programs for mail send it (RFC 8058)", async () => {
    const site = await startNewsletter();
    const token = await subscribe(site);
    const { content } = await site.mail(1);
    const { headers } = await PostalMime.parse(content);
    const headerOf = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(headerOf("list-unsubscribe")).toBe(
      `<https://www.example.com/forms?unsubscribe=${token}>`,
    );
    expect(headerOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const second = await simpleParser(content);
    expect(second.headers.get("auto-submitted")).toBe("auto-generated");
    expect(second.headers.get("list")).toMatchObject({
      unsubscribe: { url: `https://www.example.com/forms?unsubscribe=${token}` },
    });

    const address = `http://site.test/forms?unsubscribe=${token}`;
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    const request = () =>
      new Request(address, { method: "POST", body, headers: { Origin: "https://mail.example" } });
    const wrong = await site.receiver.fetch(new Request(address, { method: "POST", body: "" }));
    expect(wrong.status).toBe(415);
    expect(await site.subscribers()).toHaveLength(1);
    expect((await site.receiver.fetch(request())).status).toBe(200);
    expect(await site.subscribers()).toEqual([]);
    // The program may send it once more.
    expect((await site.receiver.fetch(request())).status).toBe(200);
    expect(await site.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test("takes a press on a page where a person follows the link", async () => {
    const site = await startNewsletter();
    const token = await subscribe(site);
    await site.get(`?unsubscribe=${token}`);
    expect(await site.subscribers()).toHaveLength(1);
    const done = [303, "/newsletter/unsubscribed"];
    expect(placeOf(await site.press("unsubscribe", token))).toEqual(done);
    expect(await site.subscribers()).toEqual([]);
    expect(placeOf(await site.press("unsubscribe", token))).toEqual(done);
  });

  test("works from the first mail, before anything is confirmed", async () => {
    const site = await startNewsletter();
    await site.signUp();
    const { content } = await site.mail(0);
    const { headers } = await PostalMime.parse(content);
    const value = headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    const token = /unsubscribe=(.+)>/.exec(value)?.[1] ?? "";
    await site.press("unsubscribe", token);
    expect(await site.subscribers()).toEqual([]);
  });
});

describe("the answer to a sign-up, and its mails", () => {
  test("the answer is the same for an address that is new, waiting or subscribed", async () => {
    const site = await startNewsletter();
    const answers: unknown[] = [];
    const ask = async () => {
      const answer = await site.signUp();
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()]]);
      const page = await site.signUp({}, { Accept: "text/html" });
      answers.push([...placeOf(page), [...page.headers.keys()]]);
    };
    await ask();
    const { content } = await site.mail(0);
    await site.press("confirm", await tokenIn(content, "confirm"));
    await site.mail(1);
    await ask();
    expect(answers.slice(2)).toEqual(answers.slice(0, 2));
    expect(answers[1]).toEqual([303, "/newsletter/sent", expect.anything()]);
    expect(await site.subscribers()).toHaveLength(1);
  });

  test("an address gets at most one mail an hour, and three a day, whatever follows its plus sign", async () => {
    const site = await startNewsletter();
    const start = Date.now();
    const mailsAt = async () => {
      const rows = await site.rows("SELECT next_at, delivered_at, queued_at FROM outbox");
      return rows.map(({ queued_at }) => Math.round((queued_at - start) / HOUR));
    };
    await site.signUp();
    await site.signUp();
    await site.mail(0);
    expect(await mailsAt()).toEqual([0]);
    // The mail about another list waits for its hour.
    await site.signUp({ list: "podcasts", place: "comingSoon" });
    await site.signUp({ email: "ada+1@example.org" });
    expect(await mailsAt()).toEqual([0, 1, 2]);
    for (let number = 2; number < 9; number += 1)
      expect((await site.signUp({ email: `ada+${number}@example.org` })).status).toBe(201);
    expect(await mailsAt()).toEqual([0, 1, 2]);
    expect(site.mails).toHaveLength(1);
  });

  test("an address that signs up again once its hour is over gets a mail that fits its state", async () => {
    const site = await startNewsletter();
    await subscribe(site);
    await site.rows("UPDATE outbox SET queued_at = queued_at - 3600001");
    await site.signUp();
    const { content } = await site.mail(2);
    expect((await simpleParser(content)).text).toContain("/forms?unsubscribe=");
  });

  test("a network that sends too much is asked to wait, and nothing is stored", async () => {
    const site = await startNewsletter({ RATE_LIMIT: "2" });
    const sent = [];
    for (const name of ["a", "b", "c"])
      sent.push(await site.signUp({ email: `${name}@example.org` }));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(Number(sent[2]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await site.subscribers()).toHaveLength(2);
  });

  test.each([
    [{ email: "" }, 422, "Enter a whole email address"],
    [{ email: "root@localhost" }, 422, "Enter a whole email address"],
    [{ email: "a@b.example\r\nBcc: eve@example.org" }, 422, "Enter a whole email address"],
    [{ email: `${"a".repeat(250)}@example.org` }, 422, "Enter a whole email address"],
    [{ website: "https://spam.example" }, 422, "A field that people do not see"],
    [{ list: "no-such-list" }, 400, "could not be read"],
    [{ place: "elsewhere" }, 400, "could not be read"],
  ])("a sign-up with %j is refused in words, and causes no mail", async (fields, status, words) => {
    const site = await startNewsletter();
    const answer = await site.signUp(fields as Record<string, string>);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(words)]);
    expect(await site.subscribers()).toEqual([]);
    expect(await site.rows("SELECT id FROM outbox")).toEqual([]);
  });

  test("a page of another site cannot sign anybody up", async () => {
    const site = await startNewsletter();
    const answer = await site.signUp({}, { Origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
    expect(await site.subscribers()).toEqual([]);
  });

  test("the log names no address", async () => {
    const site = await startNewsletter();
    await site.press("unsubscribe", await subscribe(site));
    expect(site.logged.join("")).not.toMatch(/ada|example\.org/i);
    expect(site.logged.join("")).toContain("subscriber removed from the list");
  });
});

test("the command line lists, exports, counts and erases subscribers; what is erased is in no file", async () => {
  const site = await startNewsletter();
  await subscribe(site);
  await site.signUp({ email: "grace@example.org", list: "podcasts", place: "comingSoon" });
  const { dataDir } = site.settings;
  const run = (...args: string[]) => runEnquiries(dataDir, args);
  expect((await run("subscribers")).split("\n")).toEqual([
    expect.stringMatching(/^ +2 {2}\S+ {2}podcasts {2}unconfirmed {2}grace@example\.org$/),
    expect.stringMatching(/^ +1 {2}\S+ {2}news-letters {2}confirmed {2}ada@example\.org$/),
    "",
  ]);
  expect(await run("stats")).toMatch(/^list news-letters, confirmed +1$/m);
  const csv = await run("subscribers", "--format", "csv", "--email", "ADA@example.org");
  const [head, ada, ...others] = csv.trimEnd().split("\n");
  expect(head).toBe("\uFEFFnumber,email,list,state,signed up,confirmed,language,consent");
  expect(ada).toMatch(/^1,ada@example\.org,news-letters,confirmed,.+,.+,I want the newsletter of/);
  expect(others).toEqual([]);
  const file = join(dataDir, "subscribers.json");
  expect(await run("subscribers", "--format", "json", "--out", file)).toContain("2 subscribers");
  expect(JSON.parse(readFileSync(file, "utf8"))[1]).toMatchObject({ state: "confirmed" });

  const receipt = await run("erase", "--email", "Ada@example.org");
  expect(receipt).toContain("1 subscription");
  expect(receipt).toContain("delete it in the program that sends the newsletter, too");
  expect(receipt).not.toContain("Nothing was sent");
  await site.end();
  const stored = readdirSync(dataDir).filter((name) => name.startsWith("enquiries.db"));
  for (const name of stored) {
    expect(readFileSync(join(dataDir, name)).includes("ada@example.org")).toBe(false);
  }
});

test("a receiver without the setting takes no sign-up", async () => {
  const site = await startReceiver();
  const answer = await site.post(new URLSearchParams({ ...SIGN_UP, email: "ada@example.org" }));
  expect(answer.status).toBe(400);
  expect(await site.rows("SELECT id FROM subscribers")).toEqual([]);
});

test.each([
  [{ NEWSLETTER_SECRET: "" }, /NEWSLETTER_SECRET must be set where NEWSLETTER is on/],
  [{ NEWSLETTER_SECRET: "short" }, /NEWSLETTER_SECRET must be 32 characters or more/],
  [{ SMTP_URL: "" }, /SMTP_URL must be set where NEWSLETTER is on/],
  [{ NEWSLETTER: "yes" }, /NEWSLETTER must be "on" or "off"/],
])("a receiver with %j does not start, and says what to write", async (env, message) => {
  await expect(startNewsletter(env as Record<string, string>)).rejects.toThrow(message);
});
