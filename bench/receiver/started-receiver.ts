import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { openDatabase } from "../../receiver/database.ts";
import type { DatabaseTimes } from "../../receiver/database-times.ts";
import type { Row } from "../../receiver/database-types.ts";

/** The limits of time for reading what is left: hundreds of CVs are no form for which a visitor waits. */
const READING: Partial<DatabaseTimes> = { statement: 120_000, answer: 130_000 };

/**
 * Starts a receiver in a process of its own.
 *
 * @param folder of its database
 * @returns the id of its process, its port, and `kill`, which ends it without warning, as a power cut does
 */
export async function startReceiver(folder: string, env: Readonly<Record<string, string>> = {}) {
  const child = fork(join(import.meta.dirname, "receiver-process.ts"), {
    env: { ...process.env, DATA_DIR: folder, RATE_LIMIT: "999999", ...env },
  });
  const signal = AbortSignal.timeout(20_000);
  const [port = 0]: number[] = await once(child, "message", { signal });
  const kill = async () => {
    const exit = once(child, "exit");
    if (child.kill("SIGKILL")) await exit;
  };
  return { id: child.pid, port, kill };
}

/**
 * Reads rows of the database while the receiver may be running.
 *
 * @param folder of the database
 * @param databaseUrl of PostgreSQL, if the receiver uses it
 */
export async function readRows(folder: string, sql: string, databaseUrl?: string): Promise<Row[]> {
  const database = openDatabase({ dataDir: folder, databaseUrl }, READING);
  const statement = Object.assign([sql], { raw: [sql] });
  return database.query(statement).finally(database.close);
}

/** Sends one enquiry. @returns the status; undefined if the connection broke */
export async function send(port: number, key: string, cv?: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  const fields = cv
    ? { form: "application", fullName: `Name ${key}`, phone: "123456" }
    : { form: "contact", name: `Name ${key}`, subject: "Growth", message: "Where do we start?" };
  for (const [name, value] of Object.entries({ ...fields, email: "ada@example.org" }))
    body.set(name, value);
  if (cv) body.set("cv", new File([cv], "cv.pdf"));
  const headers = { Accept: "application/json", "Idempotency-Key": key };
  const options = { method: "POST", headers, body, signal: AbortSignal.timeout(20_000) };
  const answer = await fetch(`http://127.0.0.1:${port}/forms`, options).catch(() => undefined);
  return answer?.status;
}
