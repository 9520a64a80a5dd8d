import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";
import { listen, listenAddress, stop, urlOf } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

// The server behind `npm start`. By itself it serves what is already built:
//   node server/main.ts [<folder with client/ and deploy/>, by default build/]
const build = process.argv[2] ?? join(import.meta.dirname, "..", "build");

try {
  const address = listenAddress(process.env);
  const rules = await readRules(join(build, "deploy", "hosting-rules.json"));
  const server = createSiteServer({ root: join(build, "client"), rules });
  const port = await listen(server, address);
  console.log(`Serving ${urlOf(port, address.host, rules.basePath)} (Ctrl C to stop)`);
  stopOnSignal(async () => {
    await stop(server);
    console.log("Stopped.");
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function readRules(path: string): Promise<HostingRules> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new Error("The site is not built yet. Build it with: npm run build", { cause });
  }
}

/** Runs `action` once; a terminal sends its signal to the launcher and to this process alike. */
function stopOnSignal(action: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void action().then(() => process.exit(0));
    });
  }
}
