import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../set-up/free-port.ts";
import { publishedFolder } from "../published-folder.ts";
import { findProgram, startProgram } from "./program.ts";
import type { Target } from "./target.ts";

const brotliModule = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
const templates = join(import.meta.dirname, "../../../deploy/nginx");

/** nginx with the very files that the container gets, but for where it listens. */
export const nginx: Target = {
  name: "nginx",
  start: async (site) => {
    const program = findProgram("nginx", ["nginx", "libnginx-mod-http-brotli-static"]);
    if (!program) return undefined;
    const port = await findFreePort();
    const folder = await mkdtemp(join(tmpdir(), "hosting-nginx-"));
    const root = await publishedFolder(site, folder);
    await cp(templates, folder, { recursive: true });
    await cp(join(site.deployDirectory, "nginx/site.conf"), join(folder, "site.conf"));
    await writeFile(
      join(folder, "site-listen.conf"),
      `listen 127.0.0.1:${port};\nserver_name _;\nroot ${root};\n`,
    );
    const lacksBrotli = !existsSync(brotliModule);
    if (lacksBrotli) await rm(join(folder, "site-brotli.conf"));
    // Started as root, nginx would serve as another user, who may not look into this folder.
    const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const stop = await startProgram(program, ["-c", join(folder, "nginx.conf"), ...user], port);
    return { port, lacksBrotli, stop: () => stop().then(() => rm(folder, { recursive: true })) };
  },
};
