import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** Where to listen. Without a host, on every address of the machine. */
export interface ListenAddress {
  readonly port: number;
  readonly host?: string | undefined;
}

/** How long answers that have begun may take to end after a stop was asked for, in milliseconds. */
const STOP_LIMIT = 10_000;

/**
 * Reads `PORT` (3000 when unset; 0 lets the system choose) and `HOST` from the environment.
 *
 * @throws Error when `PORT` is no port number
 */
export function listenAddress(env: NodeJS.ProcessEnv): ListenAddress {
  const text = env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  }
  return { port, host: env.HOST?.trim() || undefined };
}

/**
 * Starts to listen.
 *
 * @returns the port that is listened on
 * @throws Error that says what to do when the port is taken or may not be used
 */
export async function listen(server: Server, { port, host }: ListenAddress): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new Error(explanation(error, port, host), { cause: error }));
    });
    server.listen({ port, host }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** What to open in a browser. */
export function urlOf(port: number, host: string | undefined, basePath: string): string {
  const isEvery = !host || host === "0.0.0.0" || host === "::";
  const name = isEvery ? "localhost" : host.replace(/^.*:.*$/, "[$&]");
  return `http://${name}:${port}${basePath || "/"}`;
}

/**
 * Makes a server able to stop gracefully.
 *
 * @param server one that does not listen yet
 * @returns stops it: no new connections, answers that have begun are finished, everything else is closed
 *   at once, requests that are half sent too; resolves with the last connection, after `limit` ms at the latest
 */
export function stopper(server: Server): (limit?: number) => Promise<void> {
  const connections = new Set<Socket>();
  const busy = new Set<Socket>();
  let isStopping = false;
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (request, response) => {
    busy.add(request.socket);
    response.once("close", () => {
      busy.delete(request.socket);
      if (isStopping) request.socket.destroySoon();
    });
  });
  return async (limit = STOP_LIMIT) => {
    isStopping = true;
    const late = setTimeout(() => server.closeAllConnections(), limit);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
    await closed;
    clearTimeout(late);
  };
}

function explanation({ code, message }: NodeJS.ErrnoException, port: number, host?: string) {
  const address = `${host ? `${host}, ` : ""}port ${port}`;
  if (code === "EADDRINUSE") {
    const other = port < 65_535 ? port + 1 : 3000;
    return `Another program already listens on ${address}. Stop it, or choose another port:\n  PORT=${other} npm start`;
  }
  if (code === "EACCES") {
    return `This user may not listen on ${address}. Choose a port from 1024 on:\n  PORT=3000 npm start`;
  }
  return `The server cannot listen on ${address}: ${message}`;
}
