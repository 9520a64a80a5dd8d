import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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

/** Reads rows of the database while the receiver may be running. */
export function readRows(folder: string, sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, "enquiries.db"), { readOnly: true });
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
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
