import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  isPostgresInstalled,
  makePostgresServer,
  type PostgresServer,
  WITHOUT_DISK,
} from "../tests/set-up/postgres-server.ts";
import { startReceiver } from "../tests/set-up/receiving.ts";

/** An address that leads to the server that is named last, as the address of a cluster does. */
async function startAddress(first: PostgresServer) {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target.port, "127.0.0.1");
    sockets.add(socket).add(onward);
    for (const end of [socket, onward]) {
      // A side that breaks off ends the other side.
      end.on("error", () => {});
      end.on("close", () => (end === socket ? onward : socket).destroy());
    }
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const leadTo = (next: PostgresServer) => {
    target = next;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    server.close();
    leadTo(first);
  });
  return { url: first.url.replace(`:${first.port}/`, `:${port}/`), leadTo };
}

/** A server that ends after the test. */
async function started(server: PostgresServer): Promise<PostgresServer> {
  await server.start();
  onTestFinished(async () => {
    await server.kill();
    server.remove();
  });
  return server;
}

test.skipIf(!isPostgresInstalled)(
  "a standby that takes over has every form that was taken, and takes the next",
  async () => {
    // A commit returns once a standby has it on its disk.
    const settings = { synchronous_standby_names: "*", ...WITHOUT_DISK };
    const primary = await started(await makePostgresServer(settings));
    const standby = await started(await primary.makeStandby(WITHOUT_DISK));
    const address = await startAddress(primary);
    const site = await startReceiver({ DATABASE_URL: address.url });
    const taken: string[] = [];
    let isOver = false;
    async function sendForms(sender: number): Promise<void> {
      for (let number = 0; !isOver; number += 1) {
        const key = `failover-${sender}-${number}`;
        let status = 0;
        while (status !== 201 && !isOver) {
          ({ status } = await site.send({ subject: key }, { "Idempotency-Key": key }));
          if (status === 201) taken.push(key);
          else expect(status).toBe(503);
          await wait(5);
        }
      }
    }
    const senders = [1, 2, 3].map(sendForms);
    const untilMoreAreTaken = () => {
      const before = taken.length;
      return vi.waitFor(() => expect(taken.length).toBeGreaterThan(before + 20), 60_000);
    };
    await untilMoreAreTaken();
    await primary.kill();
    address.leadTo(standby);
    // It can only be read.
    const { status } = await site.send({ subject: "Too early" });
    expect(status).toBe(503);
    standby.promote();
    await untilMoreAreTaken();
    isOver = true;
    await Promise.all(senders);
    const rows = await site.rows("SELECT idempotency_key AS key FROM enquiries");
    const stored = rows.map(({ key }) => key);
    expect(taken.filter((key) => !stored.includes(key))).toEqual([]);
  },
);
