import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeDatabaseFolder } from "../tests/set-up/database-folder.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { application, MESSAGE, PDF } from "../tests/set-up/receiving.ts";
import { runEnquiries } from "../tests/set-up/run-enquiries.ts";

/** The receiver of `npm run receive`, in a process of its own. */
async function startProcess(dataDir: string, settings: NodeJS.ProcessEnv = {}) {
  const port = await findFreePort();
  const place = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: `${port}` };
  const env = { ...process.env, ...place, ...settings };
  const child = fork(join(import.meta.dirname, "receive.ts"), { env, stdio: "ignore" });
  const stop = async (signal: NodeJS.Signals) => {
    const ended = once(child, "exit");
    if (child.kill(signal)) await ended;
  };
  onTestFinished(() => stop("SIGKILL"));
  const address = `http://127.0.0.1:${port}`;
  const health = async () => (await fetch(`${address}/healthz`)).status;
  await vi.waitFor(async () => expect(await health()).toBe(200), 60_000);
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${address}/forms`, {
      method: "POST",
      body,
      headers: { Accept: "application/json", ...headers },
    });
  const sendMessage = async (message: string) => {
    const body = JSON.stringify({ ...MESSAGE, message });
    const { status } = await post(body, { "Content-Type": "application/json" });
    expect(status).toBe(201);
  };
  return { child, address, stop, post, sendMessage };
}

test("SIGTERM and SIGINT leave a single file, which holds everything that was sent and nothing that was erased", async () => {
  const killedFolder = makeDatabaseFolder();
  const killed = await startProcess(killedFolder);
  await killed.sendMessage("SENT-BEFORE-THE-KILL");
  const cv = new File([PDF, "ERASED-CV ".repeat(20_000)], "cv.pdf");
  expect((await killed.post(application({ cv }))).status).toBe(201);
  await runEnquiries(killedFolder, ["erase", "--email", "grace@example.org"]);
  for (let number = 0; number < 5; number += 1) await killed.sendMessage(`Message ${number}`);
  await killed.stop("SIGKILL");
  expect(readdirSync(killedFolder).length).toBeGreaterThan(1);

  async function stopsWhole(signal: NodeJS.Signals): Promise<void> {
    const folder = makeDatabaseFolder();
    cpSync(killedFolder, folder, { recursive: true });
    const receiver = await startProcess(folder);
    await receiver.sendMessage("SENT-AFTER-THE-KILL");
    await receiver.stop(signal);
    expect(receiver.child.exitCode).toBe(0);
    expect(readdirSync(folder)).toEqual(["enquiries.db"]);
    const bytes = readFileSync(join(folder, "enquiries.db"));
    expect(bytes.includes("SENT-BEFORE-THE-KILL")).toBe(true);
    expect(bytes.includes("SENT-AFTER-THE-KILL")).toBe(true);
    expect(bytes.includes("ERASED-CV")).toBe(false);
  }
  await Promise.all([stopsWhole("SIGTERM"), stopsWhole("SIGINT")]);
});

test("a file that is refused, or breaks off because the process is killed, is on no disk", async () => {
  const folder = makeDatabaseFolder();
  const temporary = makeDatabaseFolder();
  const receiver = await startProcess(folder, { TMPDIR: temporary });
  const refused = new File(["REFUSED-FILE ".repeat(100_000)], "cv.pdf");
  const { status } = await receiver.post(application({ cv: refused }));
  expect(status).toBe(422);
  const form = new Response(
    application({ cv: new File([PDF, "HALF-A-FILE ".repeat(90_000)], "cv.pdf") }),
  );
  const body = Buffer.from(await form.arrayBuffer());
  const sending = request(`${receiver.address}/forms`, {
    method: "POST",
    headers: {
      "Content-Type": form.headers.get("content-type") ?? "",
      "Content-Length": body.length,
    },
  });
  sending.on("error", () => {});
  const half = body.subarray(0, body.length / 2);
  await new Promise((resolve) => sending.write(half, resolve));
  // Answered after the half was read.
  await receiver.sendMessage("Hello");
  expect(readdirSync(temporary)).toEqual([]);
  await receiver.stop("SIGKILL");
  await startProcess(folder, { TMPDIR: temporary });
  expect(readdirSync(temporary)).toEqual([]);
  for (const file of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, file));
    expect(bytes.includes("REFUSED-FILE") || bytes.includes("HALF-A-FILE")).toBe(false);
  }
});
