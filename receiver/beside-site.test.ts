import { expect, test, vi } from "vitest";
import { isPostgresInstalled } from "../tests/set-up/postgres-server.ts";
import { startSiteWithReceiver } from "../tests/set-up/site-with-receiver.ts";
import { startTestPostgres } from "../tests/set-up/test-postgres.ts";

test.skipIf(!isPostgresInstalled)(
  "pages answer while PostgreSQL restarts and while its connections hang; forms are refused in words",
  async () => {
    const server = await startTestPostgres();
    const { child, visit, send } = await startSiteWithReceiver({ DATABASE_URL: server.url });

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
    const form = { isAnswered: false };
    const answered = send("In the silence").finally(() => {
      form.isAnswered = true;
    });
    let visits = 0;
    try {
      // A form waits for seconds before it is refused (postgres.test.ts). Pages do not.
      while (!form.isAnswered && visits < 100) {
        expect(await visit()).toBe(200);
        visits += 1;
      }
    } finally {
      server.signal("SIGCONT", connections);
    }
    // A thread that is blocked answers one or two.
    expect(visits).toBeGreaterThan(5);
    await answered;
    await vi.waitFor(async () => {
      expect((await send("After the silence")).status).toBe(201);
    }, 60_000);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  },
);
