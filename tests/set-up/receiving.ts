import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openDatabase } from "../../receiver/database.ts";
import type { DatabaseTimes } from "../../receiver/database-times.ts";
import type { Row } from "../../receiver/database-types.ts";
import { readFirm } from "../../receiver/firm.ts";
import type { OutboxTimes } from "../../receiver/outbox.ts";
import type { BodyTimes } from "../../receiver/read-body.ts";
import { createReceiver } from "../../receiver/receiver.ts";
import { receiverSettings } from "../../receiver/settings.ts";
import { makeDatabaseFolder } from "./database-folder.ts";
import { type MannerOf, openMailServer } from "./mail-server.ts";

/** Short waits, so that a test sees several attempts. */
const TIMES: OutboxTimes = {
  pollInterval: 20,
  lease: 1000,
  mailTimeout: 800,
  webhookTimeout: 800,
  firstDelay: 20,
  longestDelay: 50,
  maxAge: 60_000,
};

/** Starts a receiver with its own database, whose log the test can read. It stops after the test. */
export async function startReceiver(
  env: Readonly<Record<string, string>> = {},
  times: Partial<OutboxTimes> = {},
  bodyTimes: Partial<BodyTimes> = {},
  databaseTimes: Partial<DatabaseTimes> = {},
) {
  const dataDir = env.DATA_DIR ?? makeDatabaseFolder();
  const settings = receiverSettings({ RATE_LIMIT: "99999", ...env, DATA_DIR: dataDir });
  const firm = readFirm();
  const logged: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  const receiver = createReceiver(settings, firm, {
    log,
    times: { ...TIMES, ...times },
    bodyTimes,
    databaseTimes,
  });
  const { basePath } = settings.site;

  let isEnded = false;
  const end = async () => {
    if (isEnded) return;
    isEnded = true;
    await receiver.close();
  };
  onTestFinished(end);

  /** Reads the database over another connection. */
  const rows = async (sql: string, ...values: (string | number)[]): Promise<Row[]> => {
    const database = openDatabase(settings);
    const parts = sql.split("?");
    const statement = Object.assign(parts, { raw: parts });
    return database.query(statement, ...values).finally(database.close);
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}, env: object = {}) =>
    receiver.fetch(
      new Request(`http://site.test${basePath}/forms`, {
        method: "POST",
        // A body that is a stream needs this option. The types lack it.
        ...{ duplex: "half" },
        body,
        headers: { Accept: "application/json", ...headers },
      }),
      env,
    );
  return {
    receiver,
    settings,
    firm,
    logged,
    rows,
    post,
    /** Sends the contact form as the page's script does. */
    send: (fields: object = {}, headers: Record<string, string> = {}) =>
      post(JSON.stringify({ ...MESSAGE, ...fields }), {
        "Content-Type": "application/json",
        ...headers,
      }),
    end,
  };
}

export const MESSAGE = {
  form: "contact",
  name: "Ada Lovelace",
  email: "ada@example.org",
  subject: "Growth in France",
  message: "Hello,\nwhere do we start?",
};

export const PDF = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");

/** The application form. Undefined fields are left out. */
export function application(fields: Readonly<Record<string, string | File | undefined>> = {}) {
  const form = new FormData();
  const filledIn = {
    form: "application",
    position: "economist",
    fullName: "Grace Hopper",
    email: "grace@example.org",
    phone: "+44 20 7946 0000",
    linkedin: "",
    coverLetter: "I count.",
    cv: new File([PDF], "cv.pdf"),
    ...fields,
  };
  for (const [name, value] of Object.entries(filledIn)) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** A mail server that stops after the test. */
export async function startMailServer(mannerOf?: MannerOf) {
  const server = await openMailServer(mannerOf);
  onTestFinished(server.close);
  return { ...server, env: { SMTP_URL: server.url, MAIL_FROM: "website@example.com" } };
}
