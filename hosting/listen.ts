import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Starts a server.
 *
 * @param address the default is a free port that only this machine reaches; without a host, every address of the
 * machine
 * @returns the port, and a function that stops the server gracefully: it accepts no new connections, finishes the
 * answers that it has begun (within `limit` milliseconds), and closes everything else, half-sent requests included
 * @throws Error that says what to do if the port is taken or may not be used
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
    const freePort = Math.max(address.port + 1, 3000);
    throw new Error(
      `The server cannot listen: ${cause.message}. Choose another port: PORT=${freePort}`,
      { cause },
    );
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
