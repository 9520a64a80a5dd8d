import { expect, test } from "vitest";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { pageRenderer } from "../platform/page-renderer.ts";
import { renderDocument } from "../platform/render-document.ts";
import { NO_ASSETS } from "../tests/set-up/no-assets.ts";
import { openSite } from "./entry-server.ts";

test("a page of a shared document is the same as if it were rendered by itself", async () => {
  const site = openSite(JSON.stringify(await loadSiteContent()), {});
  const addresses = site.addresses().filter((address) => site.sharedDocument(address, NO_ASSETS));
  expect(addresses.length).toBeGreaterThan(3);
  const render = pageRenderer(site, NO_ASSETS);
  for (const address of addresses) {
    const document = site.document(address, NO_ASSETS);
    if (!document) throw new Error(`no page at ${address}`);
    const alone = await site.record(address, () => renderDocument(document));
    const shared = await render(address);
    expect(String(shared.result)).toBe(String(alone.result));
    expect(new Set(shared.texts)).toEqual(new Set(alone.texts));
    expect(new Set(shared.assets)).toEqual(new Set(alone.assets));
  }
});
