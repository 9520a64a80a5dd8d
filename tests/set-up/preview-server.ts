import { spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "./free-port.ts";

export interface PreviewOptions {
  /** By default a free port. */
  port?: number | undefined;
  /** The address that `npm run edit` opens. */
  opens?: string;
}

/**
 * Starts the preview of `npm run dev`, or the editor of `npm run edit`.
 *
 * @param content the folder of the content
 * @throws Error if the server answers with a fault
 */
export async function startPreview(content: string, { port, opens }: PreviewOptions = {}) {
  const usedPort = String(port ?? (await findFreePort()));
  // No browser is opened: the test has its own.
  const env = { ...process.env, CONTENT_DIR: content, PORT: usedPort, BROWSER: "none" };
  const program = ["--import", "./app/commands/check-settings.ts", "node_modules/vite/bin/vite.js"];
  const args = [...program, "dev", ...(opens ? ["--open", opens] : [])];
  const child = spawn(process.execPath, args, { env, stdio: "pipe" });
  const url = `http://localhost:${usedPort}`;
  let answer: Response | undefined;
  while (!answer) {
    // The server does not listen yet.
    answer = await fetch(url + (opens ?? "/")).catch(() => undefined);
    if (!answer) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!answer.ok) {
    child.kill();
    throw new Error(`The preview answers with ${answer.status}:\n${await answer.text()}`);
  }
  const stop = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { url, stop };
}
