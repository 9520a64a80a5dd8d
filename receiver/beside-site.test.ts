import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publishFixture } from "../tests/hosting/made-up-site.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { isPostgresInstalled, makePostgresServer } from "../tests/set-up/postgres-server.ts";
import { MESSAGE } from "../tests/set-up/receiving.ts";

/** Site and receiver in one process, as `FORMS=receive npm start` runs them. */
async function startSite(databaseUrl: string) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "beside-site-"));
  onTestFinished(() => folder.remove());
  await publishFixture(folder.path, "", "", "/forms");
  const port = await findFreePort();
  const env = { ...process.env, DATABASE_URL: databaseUrl, HOST: "127.0.0.1", PORT: `${port}` };
  const program = join(import.meta.dirname, "receive.ts");
  const child = spawn(process.execPath, [program, folder.path], { env, stdio: "ignore" });
  onTestFinished(async () => {
    const ended = once(child, "exit");
    if (child.kill()) await ended;
  });
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
  return { child, visit, send };
}

test.skipIf(!isPostgresInstalled)(
  "pages answer while PostgreSQL restarts and while its connections hang; forms are refused in words",
  async () => {
    const server = await makePostgresServer();
    await server.start();
    onTestFinished(async () => {
      await server.stop();
      server.remove();
    });
    const { child, visit, send } = await startSite(server.url);

    /** Sends a form that is refused, and visits pages until the answer is there. @returns the number of visits */
    async function visitUntilRefused(subject: string): Promise<number> {
      const form = { isAnswered: false };
      const answered = send(subject).finally(() => {
        form.isAnswered = true;
      });
      let visits = 0;
      while (!form.isAnswered) {
        expect(await visit()).toBe(200);
        visits += 1;
      }
      const answer = await answered;
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
      expect((await answer.json()).message).toContain("has not arrived");
      return visits;
    }

    for (let round = 0; round < 3; round += 1) {
      expect((await send(`Before stop ${round}`)).status).toBe(201);
      await server.stop();
      expect(await visitUntilRefused(`While stopped ${round}`)).toBeGreaterThan(0);
      await server.start();
    }
    expect((await send("Before the silence")).status).toBe(201);
    // The server no longer makes connections, and the answers of those that are open are lost.
    const connections = await server.connections();
    server.signal("SIGSTOP", connections);
    try {
      // A form waits for seconds. Pages do not.
      expect(await visitUntilRefused("In the silence")).toBeGreaterThan(100);
    } finally {
      server.signal("SIGCONT", connections);
    }
    await vi.waitFor(async () => {
      expect((await send("After the silence")).status).toBe(201);
    }, 60_000);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  },
);
