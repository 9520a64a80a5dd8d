import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import type { MannerOf } from "../tests/set-up/mail-server.ts";
import {
  application,
  MESSAGE,
  PDF,
  startMailServer,
  startReceiver,
} from "../tests/set-up/receiving.ts";
import type { OutboxTimes } from "./outbox.ts";

/** Long times, so that a busy machine does not count as a dead worker or a dead mail server. */
const PATIENT = { lease: 20_000, mailTimeout: 10_000 };

/**
 * A mail server that hangs, and a receiver. After the test the mail server breaks every mail off, because a receiver that
 * stops waits for its mails, also if the test has failed.
 */
async function startHanging(mannerOf: MannerOf, times: Partial<OutboxTimes>) {
  const mailServer = await startMailServer(mannerOf);
  const site = await startReceiver(mailServer.env, times);
  onTestFinished(() => mailServer.hangUp());
  return { mailServer, site };
}

/** Resolves when a mail was given up for the moment. It fails in seconds: the deadlines of these mails are far shorter. */
const triedAgain = (site: { readonly logged: readonly string[] }) =>
  vi.waitFor(() => expect(site.logged.join("")).toContain("will be tried again"), 15_000);

const idsOf = (mails: readonly { content: string }[]) =>
  mails.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
const settled = (site: Awaited<ReturnType<typeof startReceiver>>, count: number) =>
  vi.waitFor(
    async () => {
      const rows = await site.rows("SELECT * FROM outbox WHERE delivered_at IS NOT NULL");
      expect(rows).toHaveLength(count);
      return rows;
    },
    { timeout: 60_000, interval: 20 },
  );

test("a message goes to the firm at once, and a reply to it goes to the visitor", async () => {
  const mailServer = await startMailServer();
  const site = await startReceiver(mailServer.env);
  await site.send({ subject: "Müller & <b>", message: "<script>x</script>" });
  await settled(site, 1);
  const [mail] = mailServer.mails;
  expect(mail?.to).toEqual([site.firm.email]);
  expect(mail?.content).toMatch(/^Reply-To: "?Ada Lovelace"? <ada@example.org>\r$/m);
  expect(mail?.content).toMatch(/^Subject: =\?UTF-8\?.*M=C3=BCller/m);
  expect(mail?.content).toContain("&lt;script&gt;x&lt;/script&gt;");
});

test.each([
  "=?utf-8?Q?=0d=0aBcc:_eve@example.org?=",
  "Ada =?utf-8?B?RXZl?= Lovelace, =?utf-8?Q?a b?= and more that does not fit one line",
  'Ada "=?iso-8859-1?q?Eve?=" ü',
  "=?x",
])("mail programs show a name and a subject as they were typed: %s", async (typed) => {
  const mailServer = await startMailServer();
  const site = await startReceiver(mailServer.env);
  await site.send({ name: typed, subject: typed });
  await settled(site, 1);
  const content = mailServer.mails[0]?.content ?? "";
  const sender = { name: typed, address: MESSAGE.email };
  const first = await simpleParser(content);
  expect([first.subject, first.replyTo?.value]).toEqual([`Message: ${typed}`, [sender]]);
  const second = await PostalMime.parse(content);
  expect([second.subject, second.replyTo]).toEqual([`Message: ${typed}`, [sender]]);
});

test("an application goes to human resources with its CV; suspected spam is marked", async () => {
  const mailServer = await startMailServer();
  const site = await startReceiver(mailServer.env);
  const cv = new File([PDF], "Lebenslauf =?utf-8?Q?=41?= ü.doc");
  await site.post(application({ website: "spam", cv }));
  await settled(site, 1);
  const [mail] = mailServer.mails;
  expect(mail?.to).toEqual([site.firm.hrEmail]);
  expect(mail?.content).toContain("Subject: [suspected spam] Application: economist, Grace Hopper");
  expect(mail?.content).toContain("Content-Type: application/pdf");
  const { attachments } = await simpleParser(mail?.content ?? "");
  expect(attachments).toMatchObject([
    { filename: "Lebenslauf =_utf-8_Q_=41_= ü.pdf", content: PDF },
  ]);
});

test("a mail that is refused, hangs, trickles or is cut off is sent again as the same mail until it arrives", async () => {
  const manners = ["refuse", "hang", "trickle", "drop", "refuse", "accept"] as const;
  let attempt = 0;
  const times = { lease: 12_000, mailTimeout: 2_000 };
  const { mailServer, site } = await startHanging(() => manners[attempt++] ?? "accept", times);
  await site.send();
  const [row] = await settled(site, 1);
  expect(row?.attempts).toBe(6);
  // The mail had also arrived when the answer was cut off. Both copies have the same id.
  expect(new Set(idsOf(mailServer.mails)).size).toBe(1);
  expect(mailServer.mails).toHaveLength(2);
  expect(site.logged.join("")).toContain("will be tried again");
});

test("a mail server that falls silent is left after half the time that a mail may take", async () => {
  let attempts = 0;
  const times = { lease: 60_000, mailTimeout: 8_000 };
  const { site } = await startHanging(() => (attempts++ === 0 ? "hang" : "accept"), times);
  await site.send();
  await triedAgain(site);
  await settled(site, 1);
  // The limit for the whole mail would abort it instead.
  expect(site.logged.join("")).toMatch(/"code":"ETIMEDOUT".*will be tried again/);
});

test("a mail that the server answers without an end is given up at its deadline, and sent again", async () => {
  let attempts = 0;
  const times = { lease: 60_000, mailTimeout: 1_000 };
  const { site } = await startHanging(() => (attempts++ === 0 ? "trickle" : "accept"), times);
  await site.send();
  await triedAgain(site);
  await settled(site, 1);
});

test("a mail to a server whose greeting has no end is given up at its deadline", async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const greeting = setInterval(() => socket.write("220-wait\r\n"), 50);
    socket.on("error", () => {}).on("close", () => clearInterval(greeting));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "website@example.com" };
  const site = await startReceiver(env, { lease: 60_000, mailTimeout: 1_000 });
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await site.send();
  await triedAgain(site);
});

test("mails that hang at the server delay no other mail", async () => {
  let isHanging = true;
  // Nothing is given up: the server itself ends the mails that hang.
  const times = { lease: 1_200_000, mailTimeout: 600_000 };
  const { mailServer, site } = await startHanging(
    (content) => (isHanging && content.includes("Hanging") ? "hang" : "accept"),
    times,
  );
  for (let number = 0; number < 5; number += 1) await site.send({ subject: `Hanging ${number}` });
  await vi.waitFor(() => expect(mailServer.countHanging()).toBe(5), 60_000);
  await site.send({ subject: "A second one" });
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), 60_000);
  expect(mailServer.mails[0]?.content).toContain("A second one");
  expect(mailServer.countHanging()).toBe(5);
  isHanging = false;
  mailServer.hangUp();
  await settled(site, 6);
});

test("a mail that is too old has failed: the log reports an error, and the operator can send it again", async () => {
  let isUp = false;
  const mailServer = await startMailServer(() => (isUp ? "accept" : "refuse"));
  const site = await startReceiver(mailServer.env, { maxAge: 100 });
  await site.send();
  await vi.waitFor(async () => {
    expect(await site.rows("SELECT * FROM outbox WHERE failed_at IS NOT NULL")).toHaveLength(1);
  }, 60_000);
  expect(site.logged.join("")).toContain("MAIL NOT DELIVERED");
  isUp = true;
  await site.rows("UPDATE outbox SET next_at = ?, failed_at = NULL", Date.now());
  await settled(site, 1);
});

test("a mail that a worker took and did not send is sent after its lease", async () => {
  const mailServer = await startMailServer();
  const site = await startReceiver(mailServer.env);
  await site.send();
  await settled(site, 1);
  // The state in the database after a process was killed while it sent the mail.
  await site.rows("UPDATE outbox SET delivered_at = NULL, next_at = ?", Date.now() + 200);
  const since = Date.now();
  await settled(site, 1);
  expect(Date.now() - since).toBeGreaterThan(150);
  expect(new Set(idsOf(mailServer.mails)).size).toBe(1);
  expect(mailServer.mails).toHaveLength(2);
});

test("two receivers on one database send each mail once", async () => {
  const mailServer = await startMailServer();
  const first = await startReceiver(mailServer.env, PATIENT);
  const second = await startReceiver(
    { ...mailServer.env, DATA_DIR: first.settings.dataDir },
    PATIENT,
  );
  for (let number = 0; number < 20; number += 1) {
    await (number % 2 ? first : second).send({ subject: `Number ${number}` });
  }
  await settled(first, 20);
  expect(new Set(idsOf(mailServer.mails)).size).toBe(20);
  expect(mailServer.mails).toHaveLength(20);
});

test("a visitor gets an acknowledgement only if the setting asks for it, once a day, and never for suspected spam", async () => {
  const mailServer = await startMailServer();
  const quiet = await startReceiver(mailServer.env, PATIENT);
  await quiet.send();
  await settled(quiet, 1);
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[quiet.firm.email]]);
  const site = await startReceiver({ ...mailServer.env, ACKNOWLEDGE: "on" }, PATIENT);
  await site.send();
  await site.send({ subject: "A second one", email: "ADA@example.org" });
  await site.send({ website: "spam", email: "eve@example.org" });
  await settled(site, 4);
  const acknowledgements = mailServer.mails.filter(({ content }) =>
    content.includes("Auto-Submitted: auto-replied"),
  );
  expect(acknowledgements.map(({ to }) => to)).toEqual([["ada@example.org"]]);
  expect(acknowledgements[0]?.content).toMatch(
    /Content-Type: text\/calendar;[\s\S]*filename=reply.ics/,
  );
});

test("mails wait while the mail server refuses the password, those to visitors too", async () => {
  let isRight = false;
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      if (isRight) return done(null, { user: "website" });
      return done(Object.assign(new Error("wrong password"), { responseCode: 535 }));
    },
    async onData(stream, { envelope }, done) {
      // A sender that gives up ends in the middle of a mail.
      await text(stream).catch(() => "");
      mails.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  const SMTP_URL = `smtp://website:old@127.0.0.1:${port}`;
  const settings = { SMTP_URL, MAIL_FROM: "website@example.com", ACKNOWLEDGE: "on" };
  const site = await startReceiver(settings, PATIENT);
  await site.send();
  await vi.waitFor(async () => {
    const rows = await site.rows("SELECT kind FROM outbox WHERE attempts > 1");
    expect(rows).toHaveLength(2);
  }, 60_000);
  expect(await site.rows("SELECT kind FROM outbox WHERE failed_at IS NOT NULL")).toEqual([]);
  isRight = true;
  await settled(site, 2);
  expect(mails.sort()).toEqual(["ada@example.org", site.firm.email].sort());
});

test("a receiver that is stopped first finishes the current mail", async () => {
  const arrival = Promise.withResolvers<void>();
  const decision = Promise.withResolvers<"accept">();
  const mailServer = await startMailServer(() => {
    arrival.resolve();
    return decision.promise;
  });
  const site = await startReceiver(mailServer.env, PATIENT);
  await site.send();
  await arrival.promise;
  const ended = site.end();
  decision.resolve("accept");
  await ended;
  const [mail] = await site.rows("SELECT delivered_at FROM outbox");
  expect(mail?.delivered_at).toBeGreaterThan(0);
  await expect(site.send()).resolves.toMatchObject({ status: 503 });
});
