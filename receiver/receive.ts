/* `npm run receive`: the receiver by itself, for a site that another server publishes. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { stopper } from "../hosting/graceful-stop.ts";
import { listen, listenAddress, urlOf } from "../hosting/listen.ts";
import { createReceiver } from "./app.ts";
import { readFirm } from "./firm.ts";
import { receiverSettings } from "./settings.ts";

// Nobody else on this machine reads what is kept.
process.umask(0o077);
try {
  const settings = receiverSettings();
  // 3000 is the site's own.
  const address = listenAddress({ ...process.env, PORT: process.env.PORT || "3001" });
  const receiver = await createReceiver(settings, readFirm());
  const server = createServer(getRequestListener(receiver.fetch));
  const stop = stopper(server);
  const port = await listen(server, address);
  console.log(`Receiving at ${urlOf(port, address.host, `${settings.site.basePath}/forms`)}`);
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      await stop();
      await receiver.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
