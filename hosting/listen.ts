import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

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
 * Starts to listen.
 *
 * @returns the port that is listened on
 * @throws Error that says what to do when the port is taken or may not be used
 */
export async function listen(
  server: Server,
  { port, host }: ReturnType<typeof listenAddress>,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const address = `${host ? `${host}, ` : ""}port ${port}`;
      const reasons: Record<string, string> = {
        EADDRINUSE: `Another program already listens on ${address}. Stop it, or choose another port: PORT=${port < 65_535 ? port + 1 : 3000}`,
        EACCES: `This user may not listen on ${address}. Choose a port from 1024 on: PORT=3000`,
      };
      const unknown = `The server cannot listen on ${address}: ${cause.message}`;
      reject(new Error(reasons[cause.code ?? ""] ?? unknown, { cause }));
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
