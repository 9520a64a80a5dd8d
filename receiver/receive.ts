// `npm run receive`: the receiver by itself. `node receiver/receive.ts <dist>`: together with the site.
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { RECEIVER_PATH } from "../hosting/hosting-rules.ts";
import { runServer, serve } from "../hosting/serve.ts";
import { REQUEST_TIMES } from "../hosting/site-server.ts";
import { readFirm } from "./firm.ts";
import { formListener } from "./form-listener.ts";
import { createFormPace } from "./form-pace.ts";
import { createReceiver } from "./receiver.ts";
import { receiverSettings } from "./settings.ts";

// Only the user who runs this command can read what it stores.
process.umask(0o077);

const [, , dist] = process.argv;
if (dist) await receiveBesideSite(dist);
else await receiveAlone();

async function receiveBesideSite(dist: string): Promise<void> {
  await serve(dist, async ({ basePath, formPath, receiverPaths }) => {
    const path = basePath + RECEIVER_PATH;
    if (formPath !== path) throw new Error("Build the site with: FORMS=receive npm run build");
    const settings = receiverSettings({ SITE_DIRECTORY: join(dist, "site"), ...process.env });
    const pace = createFormPace();
    const receiver = createReceiver(settings, readFirm(), { isPublic: true, pace });
    const paths = [...receiverPaths, `${basePath}/healthz`];
    return { paths, answer: formListener(receiver, pace), close: receiver.close };
  });
}

async function receiveAlone(): Promise<void> {
  // Port 3000 is the default of the site.
  process.env.PORT ||= "3001";
  await runServer(async () => {
    const settings = receiverSettings();
    const { fetch, close } = createReceiver(settings, readFirm());
    const server = createServer(REQUEST_TIMES, getRequestListener(fetch));
    return { server, doing: "Receiving at", path: settings.site.basePath + RECEIVER_PATH, close };
  });
}
