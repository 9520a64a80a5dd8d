import { setTimeout as wait } from "node:timers/promises";
import { type MailManner, openMailServer } from "../../tests/set-up/mail-server.ts";
import {
  isPostgresInstalled,
  makePostgresServer,
  type PostgresServer,
} from "../../tests/set-up/postgres-server.ts";
import type { Figure, Measure } from "../figure.ts";
import { readRows, send, startReceiver } from "./started-receiver.ts";
import { openWebhookServer } from "./webhook-server.ts";

const SENDERS = 10;
/** Of each enquiry: a mail and a webhook. */
const DELIVERIES = 2;
const CV_SIZE = 1024 ** 2;
/** Milliseconds for the last mails and webhooks. */
const TIMEOUT = 180_000;
const MANNERS: MailManner[] = ["accept", "accept", "accept", "refuse", "hang", "drop"];
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, "secret").toString("base64")}`;

type Setting = Parameters<Measure>[0];

/** What happens to the receiver while enquiries arrive. */
interface Crashes {
  readonly enquiries: number;
  /** How often the receiver is killed. */
  readonly kills: number;
  /** How often the database is restarted. */
  readonly restarts: number;
}

/** Sends enquiries while the receiver is killed repeatedly and the mail server behaves at random. */
export const crashReceiver: Measure = async (setting) => {
  const enquiries = setting.isQuick ? 100 : 1_000;
  const kills = setting.isQuick ? 3 : 25;
  return crash(setting, { enquiries, kills, restarts: 0 });
};

/** The same on PostgreSQL, which is restarted in the meantime. */
export const crashPostgres: Measure = async (setting) => {
  if (!isPostgresInstalled) return [{ name: "on PostgreSQL: acknowledged and lost or not whole" }];
  const { isQuick, resources } = setting;
  const server = await makePostgresServer();
  resources.defer(() => server.remove());
  await server.start();
  resources.defer(() => server.kill());
  const crashes = {
    enquiries: isQuick ? 100 : 1_000,
    kills: isQuick ? 3 : 25,
    restarts: isQuick ? 2 : 10,
  };
  const figures = await crash(setting, crashes, server);
  return figures.map((figure) => ({ ...figure, name: `on PostgreSQL: ${figure.name}` }));
};

/** The CV of an enquiry: every fifth enquiry is an application. */
const cvOf = (key: string) =>
  Number(key.slice(8)) % 5 === 0 ? Buffer.from("%PDF-1.7\n".padEnd(CV_SIZE, `${key} `)) : undefined;

/**
 * Sends enquiries, crashes what takes them, and counts what is left.
 *
 * @param server the PostgreSQL that the receiver uses; left out for SQLite
 */
async function crash(
  { scratch, resources }: Setting,
  { enquiries, kills, restarts }: Crashes,
  server?: PostgresServer,
): Promise<Figure[]> {
  const read = (sql: string) => readRows(scratch, sql, server?.url);
  let areServersReliable = false;
  const manner = () => {
    const randomManner = MANNERS[Math.floor(Math.random() * MANNERS.length)] ?? "accept";
    return areServersReliable ? "accept" : randomManner;
  };
  const mail = await openMailServer(manner);
  resources.defer(mail.close);
  const webhooks = await openWebhookServer(manner);
  resources.defer(webhooks.close);
  const env = {
    SMTP_URL: mail.url,
    MAIL_FROM: "website@example.com",
    WEBHOOK_URL: webhooks.url,
    WEBHOOK_SECRET,
    ...(server && { DATABASE_URL: server.url }),
  };
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
  /** Does something several times, spread over the time in which enquiries arrive. */
  const spread = async (count: number, act: () => Promise<void>) => {
    for (let done = 0; done < count; done += 1) {
      const share = (done + 1) / (count + 1);
      while (acknowledged.length < share * enquiries) await wait(5);
      await wait(Math.random() * 50);
      await act();
    }
  };
  const killReceiver = async () => {
    await receiver.kill();
    receiver = await startReceiver(scratch, { ...env, PORT: String(port) });
  };
  const restartDatabase = async () => {
    await server?.stop();
    await server?.start();
  };
  const senders = Array.from({ length: SENDERS }, sendAll);
  await Promise.all([spread(kills, killReceiver), spread(restarts, restartDatabase), ...senders]);
  console.log(`${acknowledged.length} acknowledged, ${kills} kills, ${restarts} restarts`);
  areServersReliable = true;
  await untilDelivered(read);

  const records = await read(
    `SELECT idempotency_key AS key, bytes FROM enquiries
     LEFT JOIN cvs ON cvs.enquiry = enquiries.id`,
  );
  const stored = new Map(records.map(({ key, bytes }) => [key, bytes as Uint8Array | null]));
  const isWhole = (key: string) =>
    stored.has(key) && (cvOf(key)?.equals(stored.get(key) ?? Buffer.of()) ?? true);
  const lost = acknowledged.filter((key) => !isWhole(key)).length;
  const queued = await read(
    `SELECT outbox.id, kind, received_at AS received FROM outbox
     JOIN enquiries ON enquiries.id = outbox.enquiry`,
  );
  const written = new Set(queued.map(({ id, kind, received }) => `${kind}-${id}-${received}`));
  const unqueued = DELIVERIES * records.length - written.size;
  const mails = mail.mails.map(({ content }) => /^Message-ID: <(.*?)@/im.exec(content)?.[1] ?? "");
  const deliveries = [...mails, ...webhooks.ids];
  const arrived = new Set(deliveries);
  const applications = enquiries / 5;
  const restarted = restarts > 0 ? `, ${restarts} restarts of the database` : "";
  const note = `${enquiries} enquiries, ${applications} with 1 MB, ${kills} times SIGKILL${restarted}`;
  return [
    { name: "acknowledged and lost or not whole", value: lost, atMost: 0, note },
    { name: "records beyond one for each enquiry", value: records.length - enquiries, atMost: 0 },
    {
      name: "mails and webhooks never delivered",
      value: written.difference(arrived).size + unqueued,
      atMost: 0,
      note: `${written.size} to deliver`,
    },
    {
      name: "mails and webhooks of no record, or with another id",
      value: arrived.difference(written).size,
      atMost: 0,
    },
    {
      name: "mails and webhooks that came twice or more, with the same id",
      value: deliveries.length - arrived.size,
    },
  ];
}

/** Waits until everything is delivered, or the time limit is over. */
async function untilDelivered(read: (sql: string) => Promise<unknown[]>): Promise<void> {
  const undelivered = "SELECT id FROM outbox WHERE delivered_at IS NULL";
  const deadline = performance.now() + TIMEOUT;
  while ((await read(undelivered)).length > 0 && performance.now() < deadline) await wait(500);
}
