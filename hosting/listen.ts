import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * The socket on which systemd listens for this program, as the program's third descriptor (sd_listen_fds(3)). systemd keeps
 * it while the program restarts, and connections wait in it.
 */
const SOCKET_OF_SYSTEMD = { fd: 3 };

/** Milliseconds in which a request may still arrive over a connection that was accepted before the stop. */
const GRACE = 300;

/**
 * Starts a server. With `LISTEN_FDS=1` it takes the socket of systemd in place of an address.
 *
 * @param address the default is a free port that only this machine reaches; without a host, every address of the
 * machine
 * @returns the port, and a function that stops the server gracefully: it accepts no new connections, answers the requests
 * of open connections (within `limit` milliseconds), and closes everything else, half-sent requests included
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
  const target = process.env.LISTEN_FDS === "1" ? SOCKET_OF_SYSTEMD : address;
  await once(server.listen(target), "listening").catch((cause: NodeJS.ErrnoException) => {
    const freePort = Math.max(address.port + 1, 3000);
    throw new Error(
      `The server cannot listen: ${cause.message}. Choose another port: PORT=${freePort}`,
      { cause },
    );
  });
  const stop = async (limit = 10_000) => {
    setTimeout(() => server.closeAllConnections(), limit).unref();
    server.prependListener("request", (_request, response: ServerResponse) => {
      response.setHeader("Connection", "close");
    });
    // The method of HTTP servers would close connections whose request has not arrived yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    await Promise.race([closed, wait(GRACE)]);
    await Promise.all([...underWay].map((response) => once(response, "close")));
    server.closeAllConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
