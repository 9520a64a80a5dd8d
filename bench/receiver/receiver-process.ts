import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { listen } from "../../hosting/listen.ts";
import { readFirm } from "../../receiver/firm.ts";
import { createReceiver } from "../../receiver/receiver.ts";
import { receiverSettings } from "../../receiver/settings.ts";

// The receiver of `npm run receive` with shorter waits: five days of attempts pass in seconds. It sends its port to the parent.

// A write that the system refuses must throw an error instead of ending the process.
process.on("SIGXFSZ", () => {});
const log = pino({ level: "silent" });
const times = {
  pollInterval: 100,
  lease: 3_000,
  mailTimeout: 1_500,
  webhookTimeout: 1_500,
  firstDelay: 100,
  longestDelay: 1_000,
};
const receiver = createReceiver(receiverSettings(), readFirm(), { log, times });
const server = createServer(getRequestListener(receiver.fetch));
const requestedPort = Number(process.env.PORT ?? 0);
const { port } = await listen(server, { port: requestedPort, host: "127.0.0.1" });
process.send?.(port);
