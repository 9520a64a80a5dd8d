import { onTestFinished } from "vitest";
import { makePostgresServer, type PostgresServer, WITHOUT_DISK } from "./postgres-server.ts";

/** Starts a PostgreSQL server. It is stopped and removed after the test. */
export async function startTestPostgres(): Promise<PostgresServer> {
  const server = await makePostgresServer(WITHOUT_DISK);
  await server.start();
  onTestFinished(async () => {
    await server.stop();
    server.remove();
  });
  return server;
}
