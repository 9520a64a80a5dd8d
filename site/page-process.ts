/* One process of site/write-pages.ts. */
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { builtAssets } from "./assets.ts";
import { renderDocument } from "./render-document.ts";
import type { SiteDefinition } from "./site-definition.ts";
import type { PageShare } from "./write-pages.ts";

/** What is only weakly held is let go between turns of the event loop. */
const PAGES_PER_TURN = 50;

const [share] = (await once(process, "message")) as [PageShare];
// A build that has ended must not be written to.
process.once("disconnect", () => process.exit());
/** `finish` gives what this process has to tell when all of its pages are written. */
const { site, finish }: { site: SiteDefinition; finish(): unknown } = await import(
  pathToFileURL(share.bundle).href
);
const assets = builtAssets(share.assets);

for (const [index, address] of share.addresses.entries()) {
  const document = site.document(address, assets);
  if (!document) throw new RangeError(`The site has no document at ${address}`);
  const html = await renderDocument(document);
  // Names on disk are decoded: that is what a static host looks for.
  const name = address === site.notFound ? "404.html" : join(address, "index.html");
  const file = join(share.directory, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  if (index % PAGES_PER_TURN === 0) await setImmediate();
}
process.send?.(finish() ?? null, () => process.disconnect());
