import { rm } from "node:fs/promises";
import { type DeliveryServer, startDeliveryServer } from "../../set-up/delivery-server.ts";
import { buildSite, serveSite } from "../../set-up/serve-site.ts";
import { test as base } from "./form-pages.ts";

interface Delivered {
  /** The address of the site. */
  site: string;
  receiver: DeliveryServer;
}

/**
 * Declares a test of a site that delivers its forms. The site is built as an operator builds it. All tests of a file share
 * the site and its receiver.
 */
export const test = base.extend<
  { receiver: DeliveryServer; site: string },
  { delivered: Delivered }
>({
  delivered: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const receiver = await startDeliveryServer();
      const delivery = { VITE_FORM_DELIVERY: "endpoint", VITE_FORM_ENDPOINT: receiver.address };
      const dist = await buildSite(delivery);
      const site = await serveSite(dist);
      await use({ site: site.origin, receiver });
      await site[Symbol.asyncDispose]();
      await receiver.close();
      await rm(dist, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
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
