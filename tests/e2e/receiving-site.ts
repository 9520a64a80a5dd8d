import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { startProgram } from "../hosting/program.ts";
import { findFreePort } from "../set-up/free-port.ts";
import { buildSite } from "../set-up/serve-site.ts";

/** A site that receives its own forms, in a process of its own. */
export interface ReceivingSite {
  /** Such as `http://127.0.0.1:54321`. */
  origin: string;
  /** The folder of the build. */
  folder: string;
  /** Runs a command of `npm run enquiries`. @returns its output */
  enquiries: (...args: string[]) => Promise<string>;
  /** Stops the site and removes its build. */
  stop: () => Promise<void>;
}

/**
 * Builds a site with `FORMS=receive`, and starts it with its receiver.
 *
 * @param settings further settings of the build and of the receiver. `CONTENT_DIR` names another site than `structure`
 * @param receiverSettings settings of the receiver alone
 */
export async function startReceivingSite(
  settings: Readonly<Record<string, string>>,
  receiverSettings: Readonly<Record<string, string>> = {},
): Promise<ReceivingSite> {
  const port = await findFreePort();
  const buildSettings = { ...settings, FORMS: "receive", HOST: "127.0.0.1", PORT: `${port}` };
  const folder = await buildSite(buildSettings);
  const env = { ...buildSettings, ...receiverSettings, DATA_DIR: `${folder}/data` };
  const program = ["receiver/receive.ts", folder];
  const stopProgram = await startProgram(process.execPath, program, port, env);
  const enquiries = async (...args: string[]) => {
    const command = ["receiver/enquiries.ts", ...args];
    const options = { env: { ...process.env, ...env } };
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    return stdout;
  };
  const stop = async () => {
    await stopProgram();
    await rm(folder, { recursive: true });
  };
  return { origin: `http://127.0.0.1:${port}`, folder, enquiries, stop };
}
