import { createHash, randomBytes } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type MailManner, openMailServer } from "../../tests/set-up/mail-server.ts";
import type { Figure, Setting } from "../figure.ts";
import { readRows, type StartedReceiver, send, startReceiver } from "./started-receiver.ts";

const SENDERS = 10;
const CV_SIZE = 1024 ** 2;
/** How long the last mails may take, in milliseconds. */
const PATIENCE = 180_000;

/** Sends enquiries while the receiver is killed again and again and the mail server does what it likes. */
export async function crashReceiver({ isQuick, print, resources }: Setting): Promise<Figure[]> {
  const [enquiries, kills] = isQuick ? [100, 3] : [1_000, 25];
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), "bench-receiver-"))).path;
  const manners: MailManner[] = ["accept", "accept", "accept", "refuse", "hang", "drop"];
  let isOver = false;
  const mail = await openMailServer(() =>
    isOver ? "accept" : (manners[Math.floor(Math.random() * manners.length)] ?? "accept"),
  );
  resources.defer(mail.close);
  const env = { SMTP_URL: mail.url, MAIL_FROM: "website@example.com" };
  let receiver: StartedReceiver = await startReceiver(folder, env);
  resources.defer(() => receiver.kill());
  const { port } = receiver;

  const cvs = new Map<string, string>();
  const waiting = Array.from({ length: enquiries }, (_, number) => `enquiry-${number}`);
  const acknowledged: string[] = [];
  const sendAll = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const cv = Number(key.slice(8)) % 5 === 0 ? randomBytes(CV_SIZE) : undefined;
      cv?.write("%PDF-1.7\n");
      if (cv) cvs.set(key, createHash("sha256").update(cv).digest("hex"));
      // As a visitor does who is told that it may not have arrived.
      while ((await send(port, key, cv)) !== 201) await wait(20);
      acknowledged.push(key);
    }
  };
  let killed = 0;
  const killAll = async () => {
    while (killed < kills) {
      const share = (killed + 1) / (kills + 1);
      while (acknowledged.length < share * enquiries) await wait(5);
      await wait(Math.random() * 50);
      await receiver.kill();
      receiver = await startReceiver(folder, { ...env, PORT: String(port) });
      killed += 1;
    }
  };
  await Promise.all([killAll(), ...Array.from({ length: SENDERS }, sendAll)]);
  print(`${acknowledged.length} acknowledged, ${killed} kills; waiting for the mails`);
  isOver = true;
  const undelivered = () =>
    readRows(folder, "SELECT message_id FROM outbox WHERE delivered_at IS NULL").length;
  for (let since = Date.now(); undelivered() > 0 && Date.now() - since < PATIENCE; )
    await wait(200);

  const rows = readRows(
    folder,
    `SELECT idempotency_key AS key, message_id AS mail, bytes FROM enquiries
     JOIN outbox ON outbox.enquiry = enquiries.id LEFT JOIN cvs ON cvs.enquiry = enquiries.id`,
  );
  const kept = new Map(
    rows.map(({ key, mail, bytes }) => [key, { mail, bytes: bytes as Uint8Array }]),
  );
  const isWhole = (key: string) => {
    const bytes = kept.get(key)?.bytes;
    const hash = bytes ? createHash("sha256").update(bytes).digest("hex") : undefined;
    return kept.has(key) && hash === cvs.get(key);
  };
  const mails = mail.mails.map(({ content }) => /^Message-ID: (.*?)\r?$/im.exec(content)?.[1]);
  const arrived = new Set(mails);
  const undeliveredCount = [...kept.values()].filter(
    ({ mail }) => !arrived.has(mail as string),
  ).length;
  const strangers = [...arrived].filter((id) => !rows.some(({ mail }) => mail === id)).length;
  const lost = acknowledged.filter((key) => !isWhole(key)).length;
  const what = `${enquiries} enquiries, ${cvs.size} with 1 MB, ${killed} times SIGKILL`;
  return [
    { name: "acknowledged and lost or not whole", value: lost, atMost: 0, note: what },
    { name: "records beyond one for each enquiry", value: rows.length - enquiries, atMost: 0 },
    { name: "never delivered", value: undeliveredCount, atMost: 0 },
    { name: "mails of no record, or with another Message-ID", value: strangers, atMost: 0 },
    {
      name: "mails that came twice or more, with the same Message-ID",
      value: mails.length - arrived.size,
    },
  ];
}
