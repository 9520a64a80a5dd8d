import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How long answers that have begun may take to end after a stop was asked for, in milliseconds. */
const STOP_LIMIT = 10_000;

/**
 * Makes a server able to stop gracefully.
 *
 * @param server one that does not listen yet
 * @returns stops it: no new connections, answers that have begun are finished, everything else is closed
 *   at once, requests that are half sent too; resolves with the last connection, after `limit` ms at the latest
 */
export function stopper(server: Server): (limit?: number) => Promise<void> {
  const idle = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    idle.add(socket);
    socket.once("close", () => idle.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    idle.delete(socket);
    response.once("close", () => {
      if (!server.listening) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return async (limit = STOP_LIMIT) => {
    const late = setTimeout(() => server.closeAllConnections(), limit);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of idle) socket.destroy();
    await closed;
    clearTimeout(late);
  };
}
