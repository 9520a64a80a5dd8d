import { spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Key, type WebElement } from "selenium-webdriver";
import { findProgram } from "../hosting/program.ts";
import { findFreePort } from "../set-up/free-port.ts";
import { type Driver, retry } from "./engine-page.ts";
import { testIn } from "./run-journeys.ts";

const programs = {
  WebKitWebDriver: findProgram("WebKitWebDriver"),
  "xvfb-run": findProgram("xvfb-run"),
  // Debian and Fedora keep it in different folders.
  MiniBrowser: findProgram("/usr/lib{,64,exec}/{,*/}webkit*gtk-*/MiniBrowser"),
};
const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]));

/** Makes the browser's toolbar small, so that the window can be 320 px wide. */
const SMALL_WINDOW =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 none; font-size: 1px; }";

/** The driver's name of a key: ARROW_RIGHT for "ArrowRight", the letter itself for a letter. */
const keyOf = (name: string) =>
  String(Object(Key)[name.replace(/\B[A-Z]/, "_$&").toUpperCase()] ?? name);

/** WebKitGTK, which shares its engine with Safari, over its own driver on a virtual screen. */
async function start(): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0", "gtk.css"), SMALL_WINDOW);
  const port = await findFreePort();
  const screen = ["-a", "-s", "-screen 0 1920x1200x24 -nolisten tcp"];
  // A process group, so that the screen ends with the driver.
  const server = spawn("xvfb-run", [...screen, "WebKitWebDriver", `--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, GDK_BACKEND: "x11", XDG_CONFIG_HOME: folder },
  });
  const endServer = () => void process.kill(-(server.pid ?? 0), "SIGTERM");
  process.once("exit", endServer);
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const options = { binary: programs.MiniBrowser, args: ["--automation"] };
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": options };
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  // A page that never finishes must not stop the next journeys.
  await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 });
  const evaluate = (expression: string) => driver.executeScript<string>(`return ${expression};`);
  return {
    goto: (url) => driver.get(url),
    evaluate,
    clickElement: async (expression) => {
      const element: unknown = await evaluate(expression);
      await (element as WebElement).click();
    },
    hoverElement: async (expression) => {
      const element: unknown = await evaluate(expression);
      await driver
        .actions()
        .move({ origin: element as WebElement })
        .perform();
    },
    resize: async (width, height) => {
      const frame = Number(await evaluate("outerHeight - innerHeight"));
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width, height: height + frame });
    },
    restMouse: () => driver.actions().move({ x: 0, y: 0 }).perform(),
    press: async (...keys) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(keyOf(key));
      for (const key of keys.toReversed()) actions.keyUp(keyOf(key));
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    chooseFile: (css, path) => driver.findElement(By.css(css)).sendKeys(path),
    close: async () => {
      // A crashed browser has no session, and a browser that hangs does not end its session.
      await Promise.race([driver.quit().catch(() => {}), wait(3000)]);
      process.off("exit", endServer);
      endServer();
    },
  };
}

testIn({ name: "WebKit", missing, start });
