import { createServer } from "node:http";
import { listen } from "../../hosting/listen.ts";

/** Asks the system for a TCP port that is free at this moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const { port, stop } = await listen(server, { port: 0, host: undefined });
  await stop();
  return port;
}
