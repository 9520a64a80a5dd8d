import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { listen } from "../../hosting/listen.ts";
import { readFirm } from "../../receiver/firm.ts";
import { createReceiver } from "../../receiver/receiver.ts";
import { receiverSettings } from "../../receiver/settings.ts";

// The receiver of `npm run receive` with shorter waits, so that five days of trying pass in seconds. Tells its port.
process.on("SIGXFSZ", () => {}); // a write that the system refuses is an error, not the end
const log = pino({ level: "silent" });
const times = { look: 100, lease: 3_000, giveUp: 1_500, firstWait: 100, longestWait: 1_000 };
const receiver = createReceiver(receiverSettings(), readFirm(), { log, times });
const server = createServer(getRequestListener(receiver.fetch));
const asked = Number(process.env.PORT ?? 0);
const { port } = await listen(server, { port: asked, host: "127.0.0.1" });
process.send?.(port);
