import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { stopper } from "../../../hosting/graceful-stop.ts";
import { listen } from "../../../hosting/listen.ts";
import { createSiteServer } from "../../../hosting/site-server.ts";
import { type DeliveryServer, startDeliveryServer } from "../../set-up/delivery-server.ts";
import { test as base } from "./form-pages.ts";

interface Delivered {
  /** The address of the site. */
  site: string;
  receiver: DeliveryServer;
}

/** Tests of a site that delivers its forms, built as an operator does; a file's tests share it and its receiver. */
export const test = base.extend<
  { receiver: DeliveryServer; site: string },
  { delivered: Delivered }
>({
  delivered: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const receiver = await startDeliveryServer();
      // Inside the project: a build finds its packages from where it stands.
      await mkdir("test-results", { recursive: true });
      const folder = await mkdtemp("test-results/endpoint-site-");
      const delivery = { VITE_FORM_DELIVERY: "endpoint", VITE_FORM_ENDPOINT: receiver.address };
      const env = { ...process.env, ...delivery };
      await promisify(execFile)(process.execPath, ["build/main.ts", folder], { env });
      const server = createSiteServer(folder);
      const stop = stopper(server);
      const port = await listen(server, { port: 0, host: "localhost" });
      await use({ site: `http://localhost:${port}`, receiver });
      await stop();
      await receiver.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: ({ delivered }, use) => use(delivered.site),
  receiver: [
    async ({ delivered, allowConsole }, use) => {
      const { site, receiver } = delivered;
      receiver.attempts.length = 0;
      receiver.script.length = 0;
      receiver.records.clear();
      // The second site and the receiver are hosts of this test.
      allowConsole(new RegExp(`^request to another host: (${site}|${receiver.address})`));
      allowConsole(/Failed to load resource/);
      await use(receiver);
    },
    { auto: true },
  ],
});
