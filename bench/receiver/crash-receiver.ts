import { setTimeout as wait } from "node:timers/promises";
import { type MailManner, openMailServer } from "../../tests/set-up/mail-server.ts";
import type { Measure } from "../figure.ts";
import { readRows, send, startReceiver } from "./started-receiver.ts";

const SENDERS = 10;
const CV_SIZE = 1024 ** 2;
/** Milliseconds for the last mails. */
const PATIENCE = 180_000;
const MANNERS: MailManner[] = ["accept", "accept", "accept", "refuse", "hang", "drop"];

/** The CV of an enquiry: every fifth enquiry is an application. */
const cvOf = (key: string) =>
  Number(key.slice(8)) % 5 === 0 ? Buffer.from("%PDF-1.7\n".padEnd(CV_SIZE, `${key} `)) : undefined;

/** Sends enquiries while the receiver is killed repeatedly and the mail server behaves at random. */
export const crashReceiver: Measure = async ({ isQuick, scratch, resources }) => {
  const enquiries = isQuick ? 100 : 1_000;
  const kills = isQuick ? 3 : 25;
  let isMailServerReliable = false;
  const randomManner = () => MANNERS[Math.floor(Math.random() * MANNERS.length)] ?? "accept";
  const mail = await openMailServer(() => (isMailServerReliable ? "accept" : randomManner()));
  resources.defer(mail.close);
  const env = { SMTP_URL: mail.url, MAIL_FROM: "website@example.com" };
  let receiver = await startReceiver(scratch, env);
  resources.defer(() => receiver.kill());
  const { port } = receiver;

  const waiting = Array.from({ length: enquiries }, (_, number) => `enquiry-${number}`);
  const acknowledged: string[] = [];
  const sendAll = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      // A visitor who is told that the enquiry may not have arrived sends it again.
      while ((await send(port, key, cvOf(key))) !== 201) await wait(20);
      acknowledged.push(key);
    }
  };
  const killAll = async () => {
    for (let killed = 0; killed < kills; killed += 1) {
      const share = (killed + 1) / (kills + 1);
      while (acknowledged.length < share * enquiries) await wait(5);
      await wait(Math.random() * 50);
      await receiver.kill();
      receiver = await startReceiver(scratch, { ...env, PORT: String(port) });
    }
  };
  await Promise.all([killAll(), ...Array.from({ length: SENDERS }, sendAll)]);
  console.log(`${acknowledged.length} acknowledged, ${kills} kills; waiting for the mails`);
  isMailServerReliable = true;
  await untilDelivered(scratch);

  const rows = readRows(
    scratch,
    `SELECT idempotency_key AS key, bytes, '<enquiry-' || outbox.id || '-' || received_at AS mail FROM enquiries
     JOIN outbox ON outbox.enquiry = enquiries.id LEFT JOIN cvs ON cvs.enquiry = enquiries.id`,
  );
  const stored = new Map(rows.map(({ key, bytes }) => [key, bytes as Uint8Array | null]));
  const isWhole = (key: string) =>
    stored.has(key) && (cvOf(key)?.equals(stored.get(key) ?? Buffer.of()) ?? true);
  const mails = mail.mails.map(({ content }) => /^Message-ID: (.*?)@/im.exec(content)?.[1]);
  const arrived = new Set<unknown>(mails);
  const written = new Set(rows.map(({ mail }) => mail));
  const lost = acknowledged.filter((key) => !isWhole(key)).length;
  const note = `${enquiries} enquiries, ${enquiries / 5} with 1 MB, ${kills} times SIGKILL`;
  return [
    { name: "acknowledged and lost or not whole", value: lost, atMost: 0, note },
    { name: "records beyond one for each enquiry", value: rows.length - enquiries, atMost: 0 },
    { name: "never delivered", value: written.difference(arrived).size, atMost: 0 },
    {
      name: "mails of no record, or with another Message-ID",
      value: arrived.difference(written).size,
      atMost: 0,
    },
    {
      name: "mails that came twice or more, with the same Message-ID",
      value: mails.length - arrived.size,
    },
  ];
};

/** Waits until every mail is delivered, or the patience ends. */
async function untilDelivered(folder: string): Promise<void> {
  const undelivered = "SELECT id FROM outbox WHERE delivered_at IS NULL";
  const deadline = performance.now() + PATIENCE;
  while (readRows(folder, undelivered).length > 0 && performance.now() < deadline) await wait(200);
}
