/* `FORMS=receive npm start`: the site and the receiver of its forms in one process. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { DIST, serve } from "../hosting/serve.ts";
import { createReceiver } from "./app.ts";
import { readFirm } from "./firm.ts";
import { receiverSettings } from "./settings.ts";

// Nobody else on this machine reads what is kept.
process.umask(0o077);
const [, , dist = DIST] = process.argv;
await serve(dist, async ({ basePath, formPath }) => {
  const path = `${basePath}/forms`;
  if (formPath !== path) throw new Error("Build the site with: FORMS=receive npm run build");
  const settings = receiverSettings({ SITE_DIRECTORY: join(dist, "site"), ...process.env });
  const { fetch, close } = createReceiver(settings, readFirm(), { isPublic: true });
  return { paths: [path, `${basePath}/healthz`], answer: getRequestListener(fetch), close };
});
