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
  /** What the host has logged so far. Absent if it logs no answers. */
  readonly log?: () => Promise<string>;
}

/** One way of hosting the site. */
export interface Host {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Whether the program on this machine cannot send brotli. */
  readonly lacksBrotli: boolean;
  /** Whether the host logs its answers. */
  readonly isLogging: boolean;
  /**
   * @param scratch an empty folder
   * @param receiver of the forms. The built-in server runs it in its process; other hosts forward requests to its port
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
  isLogging: false,
  start: ({ dist }, _folder, receiver) => listen(createSiteServer(dist, receiver)),
};

/** nginx with the files of the repository. Only the ports differ. */
const nginx: Host = {
  name: "nginx",
  isInstalled: nginxProgram !== undefined,
  lacksBrotli: !existsSync(brotliModule),
  isLogging: true,
  start: async ({ dist, published }, folder, receiver) => {
    const port = await findFreePort();
    const plainPort = await findFreePort();
    await cp(templates, folder, { recursive: true });
    await cp(join(dist, "hosting", "site.conf"), join(folder, "site.conf"));
    await writeFile(
      join(folder, "site-listen.conf"),
      `listen 127.0.0.1:${port};\nserver_name _;\nroot ${published};\n`,
    );
    const upstream = join(folder, "site-receiver.conf");
    const upstreamText = await readFile(upstream, "utf8");
    await writeFile(upstream, upstreamText.replace("3001", `${receiver?.port ?? 3001}`));
    const toHttps = await readFile(join(folder, "to-https.conf"), "utf8");
    await writeFile(
      join(folder, "to-https.conf"),
      toHttps.replace("listen 80;", `listen 127.0.0.1:${plainPort};`).replace(/listen \[.*/, ""),
    );
    // Each server has its own folder, so that several can run at the same time.
    const template = await readFile(join(folder, "nginx.conf"), "utf8");
    const logFile = join(folder, "answers.log");
    const config = template.replaceAll("/tmp/", `${folder}/`).replace("/dev/stdout", logFile);
    await writeFile(join(folder, "nginx.conf"), config);
    if (nginx.lacksBrotli) await rm(join(folder, "site-brotli.conf"));
    // As root, nginx would serve as another user, who may not read this folder.
    const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    const args = ["-c", join(folder, "nginx.conf"), ...user];
    const stop = await startProgram(nginxProgram ?? "", args, port);
    return { port, plainPort, stop, log: () => readFile(logFile, "utf8") };
  },
};

/** Caddy with the Caddyfile of the build, without certificates and without its administration port. */
const caddy: Host = {
  name: "Caddy",
  isInstalled: caddyProgram !== undefined,
  lacksBrotli: false,
  isLogging: true,
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
    let log = "";
    const stop = await startProgram(caddyProgram ?? "", args, port, env, (text) => {
      log += text;
    });
    return { port, stop, log: async () => log };
  },
};

/** Every host whose configuration this repository holds. */
export const hosts: readonly Host[] = [builtIn, nginx, caddy];
