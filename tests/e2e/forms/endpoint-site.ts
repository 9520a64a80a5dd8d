import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { findFreePort } from "../../set-up/free-port.ts";

/** A second build of the site, whose forms are delivered to an address, behind its own server. */
export interface EndpointSite {
  url: string;
  close: () => Promise<void>;
}

/** Builds the site as an operator does, in a folder of its own, and serves it. */
export async function startEndpointSite(address: string): Promise<EndpointSite> {
  // Inside the project: a build finds its packages from where it stands.
  await mkdir("test-results", { recursive: true });
  const folder = await mkdtemp("test-results/endpoint-site-");
  const delivery = { VITE_FORM_DELIVERY: "endpoint", VITE_FORM_ENDPOINT: address };
  const env = { ...process.env, ...delivery };
  await promisify(execFile)(process.execPath, ["build/main.ts", folder], { env });
  const port = await findFreePort();
  const server = spawn(process.execPath, ["hosting/serve.ts", folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.kill("SIGTERM");
      await once(server, "close");
      await rm(folder, { recursive: true });
    },
  };
}
