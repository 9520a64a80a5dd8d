import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A receiver in a process of its own. */
export interface StartedReceiver {
  id: number;
  port: number;
  /** Ends it as a power cut does. */
  kill: () => Promise<void>;
}

/** @param folder of its database */
export async function startReceiver(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedReceiver> {
  const child = fork(join(import.meta.dirname, "receiver-process.ts"), {
    env: { ...process.env, DATA_DIR: folder, RATE_LIMIT: "999999", ...env },
  });
  const [port] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => {
      throw new Error(`The receiver has ended with ${code}`);
    }),
  ]);
  const kill = async () => {
    const ended = once(child, "exit");
    if (child.kill("SIGKILL")) await ended;
  };
  return { id: child.pid ?? 0, port, kill };
}

/** What a database holds, read beside its receiver. */
export function readRows(folder: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, "enquiries.db"), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** Sends one enquiry; a connection that breaks is no answer. */
export async function send(port: number, key: string, cv?: Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  const fields = cv
    ? { form: "application", fullName: `Name ${key}`, phone: "123456" }
    : { form: "contact", name: `Name ${key}`, subject: "Growth", message: "Where do we start?" };
  for (const [name, value] of Object.entries({ ...fields, email: "ada@example.org" })) {
    body.set(name, value);
  }
  if (cv) body.set("cv", new File([cv], "cv.pdf"));
  try {
    const { status } = await fetch(`http://127.0.0.1:${port}/forms`, {
      method: "POST",
      headers: { Accept: "application/json", "Idempotency-Key": key },
      body,
      signal: AbortSignal.timeout(20_000),
    });
    return status;
  } catch {
    return undefined;
  }
}
