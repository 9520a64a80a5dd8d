import { existsSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { delimiter, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProgram } from "../site/start-program.ts";
import { temporaryFolder } from "../site/temporary-folder.ts";

/** nginx that serves the built site. */
export interface RunningNginx {
  /** `http://127.0.0.1:54321` */
  origin: string;
  /** Whether it sends the brotli files; without its module it has only gzip. */
  hasBrotli: boolean;
  stop: () => Promise<void>;
}

const brotliModule = "/usr/share/nginx/modules-available/mod-http-brotli-static.conf";
const LOOK_EVERY = 100;
const MOST_LOOKS = 100;

/**
 * Starts nginx with the files that a server would get (deploy/nginx and what the build makes), but for where it
 * listens.
 *
 * @param root folder of package.json
 * @returns undefined where nginx is not installed
 * @throws Error when it does not serve within ten seconds
 */
export async function startNginx(root: string): Promise<RunningNginx | undefined> {
  const program = nginxPath();
  if (!program) return undefined;
  const port = await freePort();
  const { folder, remove } = temporaryFolder("nginx");
  await cp(join(root, "deploy/nginx"), folder, { recursive: true });
  await cp(join(root, "build/deploy/nginx/site.conf"), join(folder, "site.conf"));
  const published = resolve(root, "build/client");
  const listen = `listen 127.0.0.1:${port};\nserver_name _;\nroot ${published};\n`;
  await writeFile(join(folder, "site-listen.conf"), listen);
  const hasBrotli = existsSync(brotliModule);
  if (!hasBrotli) await rm(join(folder, "site-brotli.conf"));
  // Started as root, nginx would serve as another user, who may not look into this folder.
  const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const nginx = startProgram(program, ["-c", join(folder, "nginx.conf"), ...user]);
  const stop = async () => {
    await nginx.stop();
    remove();
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let looks = 0; looks < MOST_LOOKS && nginx.child.exitCode === null; looks += 1) {
    const answers = await fetch(origin).catch(() => undefined);
    if (answers) return { origin, hasBrotli, stop };
    await wait(LOOK_EVERY);
  }
  await stop();
  throw new Error(`nginx does not serve: ${nginx.complaints()}`);
}

function nginxPath(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** Asks the system for a TCP port that is free at this moment. */
function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}
