import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listen } from "../../hosting/listen.ts";
import { createSiteServer, type Mounted } from "../../hosting/site-server.ts";
import { findFreePort } from "../set-up/free-port.ts";
import type { BuiltSite } from "./made-up-site.ts";
import { findProgram, startProgram } from "./program.ts";

/** A server that is running. */
export interface RunningHost {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** The port that redirects plain HTTP to HTTPS. */
  readonly plainPort?: number;
}

/** One way of hosting the site. */
export interface Host {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Whether the program on this machine cannot send brotli. */
  readonly lacksBrotli: boolean;
  /**
   * @param scratch an empty folder
   * @param receiver of the forms; the hosts that are programs of their own ask it on its port
   */
  readonly start: (
    site: Pick<BuiltSite, "dist" | "published">,
    scratch: string,
    receiver?: Mounted & { readonly port: number },
  ) => Promise<RunningHost>;
}

const brotliModule = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
const templates = join(import.meta.dirname, "../../deploy/nginx");
const [nginxProgram, caddyProgram] = [findProgram("nginx"), findProgram("caddy")];

const builtIn: Host = {
  name: "the built-in server",
  isInstalled: true,
  lacksBrotli: false,
  start: ({ dist }, _folder, receiver) => listen(createSiteServer(dist, receiver)),
};

/** nginx with the files of the repository. Only the ports differ. */
const nginx: Host = {
  name: "nginx",
  isInstalled: nginxProgram !== undefined,
  lacksBrotli: !existsSync(brotliModule),
  start: async ({ dist, published }, folder, receiver) => {
    const [port, plainPort] = [await findFreePort(), await findFreePort()];
    await cp(templates, folder, { recursive: true });
    await cp(join(dist, "hosting", "site.conf"), join(folder, "site.conf"));
    await writeFile(
      join(folder, "site-listen.conf"),
      `listen 127.0.0.1:${port};\nserver_name _;\nroot ${published};\n`,
    );
    const upstream = join(folder, "site-receiver.conf");
    const listening = (await readFile(upstream, "utf8")).replace(
      "3001",
      `${receiver?.port ?? 3001}`,
    );
    await writeFile(upstream, listening);
    const toHttps = await readFile(join(folder, "to-https.conf"), "utf8");
    await writeFile(
      join(folder, "to-https.conf"),
      toHttps.replace("listen 80;", `listen 127.0.0.1:${plainPort};`).replace(/listen \[.*/, ""),
    );
    // Each server has its own folder, so that several can run at the same time.
    const whole = await readFile(join(folder, "nginx.conf"), "utf8");
    await writeFile(join(folder, "nginx.conf"), whole.replaceAll("/tmp/", `${folder}/`));
    if (nginx.lacksBrotli) await rm(join(folder, "site-brotli.conf"));
    // As root, nginx would serve as another user, who may not read this folder.
    const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const args = ["-c", join(folder, "nginx.conf"), ...user];
    return { port, plainPort, stop: await startProgram(nginxProgram ?? "", args, port) };
  },
};

/** Caddy with the Caddyfile of the build, without certificates and without its administration port. */
const caddy: Host = {
  name: "Caddy",
  isInstalled: caddyProgram !== undefined,
  lacksBrotli: false,
  start: async ({ dist, published }, folder, receiver) => {
    const port = await findFreePort();
    const config = join(folder, "Caddyfile");
    const built = resolve(dist, "hosting", "Caddyfile");
    await mkdir(folder, { recursive: true });
    await writeFile(
      config,
      `{\n\tadmin off\n\tauto_https off\n}\nimport ${built}\n:${port} {\n\timport unknown_host\n}\n`,
    );
    const args = ["run", "--config", config, "--adapter", "caddyfile"];
    const env = {
      HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: published,
      ...(receiver && { SITE_RECEIVER: `127.0.0.1:${receiver.port}` }),
    };
    return { port, stop: await startProgram(caddyProgram ?? "", args, port, env) };
  },
};

/** Every host whose configuration this repository holds. */
export const hosts: readonly Host[] = [builtIn, nginx, caddy];
