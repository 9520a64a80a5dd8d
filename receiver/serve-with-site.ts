/* `FORMS=receive npm start`: the site and the receiver of its forms in one process. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { HostingRules } from "../hosting/host-files.ts";
import { DIST, serve } from "../hosting/serve.ts";
import type { Mounted } from "../hosting/site-server.ts";
import { createReceiver } from "./app.ts";
import { readFirm } from "./firm.ts";
import { receiverSettings } from "./settings.ts";

const [, , dist = DIST] = process.argv;
await serve(dist, openReceiver);

/** @throws Error where the build sends its forms elsewhere, or a setting is wrong */
async function openReceiver({ basePath, formPath }: HostingRules): Promise<Mounted> {
  const path = `${basePath}/forms`;
  if (formPath !== path) {
    throw new Error(
      "The site was built without its receiver. Build it with: FORMS=receive npm run build",
    );
  }
  // Nobody else on this machine reads what is kept.
  process.umask(0o077);
  const settings = receiverSettings({ SITE_DIRECTORY: join(dist, "site"), ...process.env });
  const { fetch, close } = await createReceiver(settings, readFirm());
  return { paths: [path, `${basePath}/healthz`], answer: getRequestListener(fetch), close };
}
