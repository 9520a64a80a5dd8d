import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findFreePort } from "../../set-up/free-port.ts";
import { publishedFolder } from "../published-folder.ts";
import { findProgram, startProgram } from "./program.ts";
import type { Target } from "./target.ts";

/** Caddy with the generated Caddyfile, without its certificates and its port for administration. */
export const caddy: Target = {
  name: "Caddy",
  start: async (site) => {
    const program = findProgram("caddy", ["caddy"]);
    if (!program) return undefined;
    const port = await findFreePort();
    const folder = await mkdtemp(join(tmpdir(), "hosting-caddy-"));
    const config = join(folder, "Caddyfile");
    const generated = resolve(site.deployDirectory, "Caddyfile");
    await writeFile(config, `{\n\tadmin off\n\tauto_https off\n}\nimport ${generated}\n`);
    const stop = await startProgram(
      program,
      ["run", "--config", config, "--adapter", "caddyfile"],
      port,
      {
        HOME: folder,
        SITE_ADDRESS: `http://127.0.0.1:${port}`,
        SITE_ROOT: await publishedFolder(site, folder),
      },
    );
    return { port, stop: () => stop().then(() => rm(folder, { recursive: true })) };
  },
};
