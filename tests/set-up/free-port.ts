import { createServer } from "node:net";

/** Asks the system for a TCP port that is free at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
