import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { browserPath, measuringFlags } from "../site/browser-path.ts";
import { startProgram } from "../site/start-program.ts";
import { temporaryFolder } from "../site/temporary-folder.ts";

/** A browser that Lighthouse drives through its debugging port. */
export interface LabBrowser {
  port: number;
  stop: () => Promise<void>;
}

/** How long the browser may take to open its port, in milliseconds. */
const START_LIMIT = 60_000;
const LOOK_EVERY = 100;

/**
 * Starts a browser without a window and with an empty profile.
 *
 * @throws Error when it does not open its port within a minute
 */
export async function startLabBrowser(): Promise<LabBrowser> {
  const profile = temporaryFolder("browser");
  const program = startProgram(browserPath(), [
    "--headless=new",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile.folder}`,
    ...measuringFlags,
    "about:blank",
  ]);
  const stop = async () => {
    await program.stop();
    profile.remove();
  };
  for (let waited = 0; waited < START_LIMIT; waited += LOOK_EVERY) {
    // The browser writes the port that it has chosen into this file.
    const text = await readFile(join(profile.folder, "DevToolsActivePort"), "utf8").catch(() => "");
    const port = Number(text.split("\n")[0]);
    if (port > 0) return { port, stop };
    await wait(LOOK_EVERY);
  }
  await stop();
  throw new Error(`The browser has not opened its port within a minute: ${program.complaints()}`);
}
