import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts to listen, by default on a free port of this machine alone; without a host on every address of it.
 *
 * @returns the port, and what stops the server gracefully: no new connections, answers that have begun are finished
 *   (in `limit` milliseconds), everything else is closed, requests that are half sent too
 * @throws Error that says what to do when the port is taken or may not be used
 */
export async function listen(
  server: Server,
  address: { port: number; host?: string | undefined } = { port: 0, host: "127.0.0.1" },
) {
  const underWay = new Set<ServerResponse>();
  server.on("request", (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  await once(server.listen(address), "listening").catch((cause: NodeJS.ErrnoException) => {
    const other = Math.max(address.port + 1, 3000);
    const words = `The server cannot listen: ${cause.message}. Choose another port: PORT=${other}`;
    throw new Error(words, { cause });
  });
  const stop = async (limit = 10_000) => {
    setTimeout(() => server.closeAllConnections(), limit).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.all([...underWay].map((response) => once(response, "close")));
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
