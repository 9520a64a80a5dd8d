import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { RECEIVER_PROGRAM } from "../../platform/receiver-program.mjs";
import { publishFixture } from "../hosting/made-up-site.ts";
import { findFreePort } from "./free-port.ts";
import { peakMemoryOf } from "./peak-memory.ts";
import { MESSAGE } from "./receiving.ts";

/**
 * Starts site and receiver in one process, as `FORMS=receive npm start` does. The process stops after the test.
 *
 * @param settings of the receiver, such as `DATA_DIR`
 */
export async function startSiteWithReceiver(settings: Readonly<Record<string, string>>) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "beside-site-"));
  onTestFinished(() => folder.remove());
  await publishFixture(folder.path, "", "", "/forms");
  const port = await findFreePort();
  const env = { ...process.env, ...settings, HOST: "127.0.0.1", PORT: `${port}` };
  const child = spawn(process.execPath, [...RECEIVER_PROGRAM, folder.path], {
    env,
    stdio: "ignore",
  });
  const stop = async () => {
    const ended = once(child, "exit");
    if (child.kill()) await ended;
  };
  onTestFinished(stop);
  const site = `http://127.0.0.1:${port}`;
  const visit = async () => (await fetch(`${site}/about`)).status;
  /** Sends the contact form as the page's script does. */
  const send = (subject: string) =>
    fetch(`${site}/forms`, {
      method: "POST",
      body: JSON.stringify({ ...MESSAGE, subject }),
      headers: { "Content-Type": "application/json", Accept: "application/json" },
    });
  await vi.waitFor(async () => expect(await visit()).toBe(200), 60_000);
  return { child, address: site, stop, visit, send, peakMemory: () => peakMemoryOf(child.pid) };
}
