import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram } from "../../hosting/program.ts";
import { findFreePort } from "../../set-up/free-port.ts";
import { TAKE_COMPLAINTS } from "../site/page-watch.ts";
import { ClassicSession } from "./classic-session.ts";
import { hasDisplay, startDisplay } from "./display.ts";
import type { Engine, EngineSession } from "./engine.ts";
import { findProgram } from "./programs.ts";

const findDriver = () => findProgram("WebKitWebDriver");
/** WebKitGTK's own browser; Debian and Fedora keep it in different folders. */
const findBrowser = () => findProgram("/usr/lib{,64,exec}/{,*/}webkit*gtk-*/MiniBrowser");

/** What stands around the page is made so small that the window can be 320 px wide. */
const SMALL_WINDOW =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 none; font-size: 1px; }";

/** WebKitGTK, the engine of Safari on Linux, over its driver (WebDriver without BiDi). */
export const webkit: Engine = {
  name: "WebKit",
  tellsConsole: false,
  missing: () => [
    ...(findDriver() ? [] : ["WebKitWebDriver"]),
    ...(findBrowser() ? [] : ["MiniBrowser"]),
    ...(hasDisplay() ? [] : ["Xvfb"]),
  ],
  start: startWebKit,
};

async function startWebKit(): Promise<EngineSession> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const stops = [() => rm(folder, { recursive: true })];
  /** In the reverse order of the starts. */
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    await mkdir(join(folder, "gtk-3.0"));
    await writeFile(join(folder, "gtk-3.0", "gtk.css"), SMALL_WINDOW);
    const display = await startDisplay();
    stops.push(display.stop);
    const environment = {
      DISPLAY: `:${display.announced}`,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: folder,
    };
    const port = await findFreePort();
    const driver = findDriver() ?? "WebKitWebDriver";
    stops.push(await startProgram(driver, [`--port=${port}`], port, environment));
    const options = { binary: findBrowser(), args: ["--automation"] };
    const { session, capabilities } = await ClassicSession.open(`http://127.0.0.1:${port}`, {
      "webkitgtk:browserOptions": options,
    });
    // A browser that has crashed has no session to end.
    stops.push(() => session.end().catch(() => {}));
    return { ...commandsOf(session), name: `WebKitGTK ${capabilities.browserVersion}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function commandsOf(session: ClassicSession): Omit<EngineSession, "name" | "close"> {
  const evaluate = async (expression: string) => {
    // The script ends by a call of its last argument; an error has to come as a value.
    const script = `const done = arguments[0];
      (async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }));`;
    const answer = await session.post("execute/async", { script, args: [] });
    const { value, error } = answer as { value?: string; error?: string };
    if (error !== undefined) throw new Error(error);
    return String(value);
  };
  const setWindow = (width: number, height: number) =>
    session.post("window/rect", { width, height });
  return {
    evaluate,
    goto: async (url) => {
      await session.post("url", { url });
    },
    perform: async (actions) => {
      await session.post("actions", { actions });
    },
    setViewport: async (width, height) => {
      await setWindow(width, height);
      const frame = Number(await evaluate("outerHeight - innerHeight"));
      await setWindow(width, height + frame);
    },
    chooseFile: async (css, path) => {
      const found = await session.post("element", { using: "css selector", value: css });
      const id = Object.values(found as Record<string, string>)[0];
      await session.post(`element/${id}/value`, { text: path });
    },
    takeMessages: async () => JSON.parse(await evaluate(TAKE_COMPLAINTS)),
  };
}
