/* `npm run receive`: the receiver by itself, for a site that another server publishes. */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { runServer } from "../hosting/serve.ts";
import { createReceiver } from "./app.ts";
import { readFirm } from "./firm.ts";
import { receiverSettings } from "./settings.ts";

// Nobody else on this machine reads what is kept.
process.umask(0o077);
// 3000 is the site's own.
process.env.PORT ||= "3001";
await runServer(async () => {
  const settings = receiverSettings();
  const { fetch, close } = createReceiver(settings, readFirm());
  const server = createServer(getRequestListener(fetch));
  return { server, doing: "Receiving at", path: `${settings.site.basePath}/forms`, close };
});
