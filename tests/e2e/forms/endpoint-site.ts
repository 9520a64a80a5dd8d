import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { finishPages } from "#app/pages.ts";
import { findFreePort } from "../../set-up/free-port.ts";

/** What a build of the pages reads. */
const SOURCES = [
  "app",
  "content",
  "generators",
  "public",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** A second build of the site, whose forms are delivered to an address, behind its own server. */
export interface EndpointSite {
  url: string;
  close: () => Promise<void>;
}

/** Builds the pages in a folder of their own, so that the build under test stays as it is, and serves them. */
export async function startEndpointSite(address: string): Promise<EndpointSite> {
  const folder = await mkdtemp(join(tmpdir(), "endpoint-site-"));
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"), "junction");
  const env = {
    ...process.env,
    NODE_ENV: "production",
    VITE_BUILD_DATE: "2026-01-01",
    VITE_FORM_DELIVERY: "endpoint",
    VITE_FORM_ENDPOINT: address,
  };
  const options = { cwd: folder, env, shell: process.platform === "win32", maxBuffer: 1 << 28 };
  const run = promisify(execFile);
  await run("react-router", ["build"], options);
  const build = join(folder, "build");
  await finishPages(join(build, "client"));
  // As an operator's build does it: the policy follows the same settings as the pages.
  await run("node", ["generators/host-files.ts"], options);
  const port = await findFreePort();
  const server = spawn("node", ["server/main.ts", build], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => server.stdout.once("data", resolve));
  return { url: `http://localhost:${port}`, close: () => close(server, folder) };
}

async function close(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once("close", resolve));
  server.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
}
