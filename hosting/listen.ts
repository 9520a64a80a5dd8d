import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How long answers that have begun may take to end after a stop was asked for, in milliseconds. */
const STOP_LIMIT = 10_000;
const LOCAL = { port: 0, host: "127.0.0.1" };

/**
 * Where to listen: `PORT` (3000 when unset; 0 lets the system choose) and `HOST` (every address when unset).
 *
 * @throws Error when `PORT` is no port number
 */
export function listenAddress(env: NodeJS.ProcessEnv) {
  const text = env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  return { port, host: env.HOST?.trim() || undefined };
}

/**
 * Starts to listen, by default on a free port of this machine alone.
 *
 * @returns the port, and what stops the server gracefully: no new connections, answers that have begun are finished
 *   (for `limit` ms at most), everything else is closed, requests that are half sent too
 * @throws Error that says what to do when the port is taken or may not be used
 */
export async function listen(
  server: Server,
  { port, host }: ReturnType<typeof listenAddress> = LOCAL,
) {
  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  await once(server.listen({ port, host }), "listening").catch((cause: NodeJS.ErrnoException) => {
    const address = `${host ? `${host}, ` : ""}port ${port}`;
    const reasons: Record<string, string> = {
      EADDRINUSE: `Another program already listens on ${address}. Stop it, or choose another port: PORT=${port + 1}`,
      EACCES: `This user may not listen on ${address}. Choose a port from 1024 on: PORT=3000`,
    };
    const unknown = `The server cannot listen on ${address}: ${cause.message}`;
    throw new Error(reasons[cause.code ?? ""] ?? unknown, { cause });
  });
  const stop = async (limit = STOP_LIMIT) => {
    const late = setTimeout(() => server.closeAllConnections(), limit);
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all([...underWay].map((response) => once(response, "close")));
    server.closeAllConnections();
    await closed;
    clearTimeout(late);
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** What to open in a browser. */
export function urlOf(port: number, host: string | undefined, basePath: string): string {
  const isEvery = !host || host === "0.0.0.0" || host === "::";
  const name = isEvery ? "localhost" : host.replace(/^.*:.*$/, "[$&]");
  return `http://${name}:${port}${basePath || "/"}`;
}
