import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { stopper } from "../hosting/graceful-stop.ts";
import { listen } from "../hosting/listen.ts";
import { createSiteServer } from "../hosting/site-server.ts";

const run = promisify(execFile);
const ORIGIN = "https://www.firm.example";
const TEXT = /\.(html|xml|txt|json|webmanifest)$/;

/** Every absolute address of the site itself that its files name, and one file that names it. */
async function absoluteAddresses(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const encoded = await readFile(join(folder, name), "utf8");
    const text = encoded.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    for (const [address] of text.matchAll(/https:\/\/www\.firm\.example[^\s"'<>\\)]*/g))
      found.set(address, name);
  }
  return found;
}

it.each(["", "/firm/site"])(
  "every absolute address of a build for %s/ is answered",
  async (base) => {
    // Below the project, so that the bundle finds the packages.
    const dist = await mkdtemp(join("node_modules", ".addresses-"));
    const env = { ...process.env, SITE_URL: ORIGIN + base, NODE_ENV: undefined };
    try {
      await run(process.execPath, ["build/main.ts", dist], { env });
      const addresses = await absoluteAddresses(join(dist, "site"));
      const server = createSiteServer(dist);
      const port = await listen(server, { port: 0, host: "127.0.0.1" });
      const faults: string[] = [];
      for (const [address, file] of addresses) {
        const [path = ""] = address.slice(ORIGIN.length).split("#");
        const isInside = path === base || path.startsWith(`${base}/`);
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
        // The document for unknown addresses is one.
        const expected = path === `${base}/404` ? 404 : 200;
        if (!isInside || status !== expected)
          faults.push(`${file}: ${address} is answered by ${status}`);
      }
      await stopper(server)();
      expect(faults).toEqual([]);
      expect(addresses.size).toBeGreaterThan(150);
    } finally {
      await rm(dist, { recursive: true });
    }
  },
  120_000,
);
