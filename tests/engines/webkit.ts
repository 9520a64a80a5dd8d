import { spawn } from "node:child_process";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Key, type WebDriver, WebElement } from "selenium-webdriver";
import { findFreePort } from "../set-up/free-port.ts";
import { findProgram, Page, retry } from "./page.ts";
import { testIn } from "./run-journeys.ts";
import { TAKE_COMPLAINTS } from "./watched-site.ts";

const programs = {
  WebKitWebDriver: findProgram("WebKitWebDriver"),
  "xvfb-run": findProgram("xvfb-run"),
  // Debian and Fedora keep it in different folders.
  MiniBrowser: findProgram("/usr/lib{,64,exec}/{,*/}webkit*gtk-*/MiniBrowser"),
};
const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]));

/** What stands around the page is made so small that the window can be 320 px wide. */
const SMALL_WINDOW =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 none; font-size: 1px; }";
const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  End: Key.END,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** WebKitGTK, the engine of Safari on Linux, over its own driver on a screen that nobody sees. */
class WebKit extends Page {
  readonly #driver: WebDriver;
  readonly #endServer: () => void;

  private constructor(driver: WebDriver, endServer: () => void) {
    super();
    this.#driver = driver;
    this.#endServer = endServer;
  }

  static async start(): Promise<WebKit> {
    const folder = await mkdtemp(join(tmpdir(), "webkit-"));
    await mkdir(join(folder, "gtk-3.0"));
    await writeFile(join(folder, "gtk-3.0", "gtk.css"), SMALL_WINDOW);
    const port = await findFreePort();
    const screen = ["-a", "-s", "-screen 0 1920x1200x24 -nolisten tcp"];
    // A group of its own, so that the screen ends with the driver.
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
    const builder = new Builder().usingServer(address).withCapabilities(capabilities);
    const driver = await builder.build();
    // A page that never ends must not hold up the journeys after it.
    await driver.manage().setTimeouts({ pageLoad: 20_000, script: 20_000 });
    return new WebKit(driver, endServer);
  }

  protected goto(url: string) {
    return this.#driver.get(url);
  }

  protected async evaluate(expression: string) {
    return String(await this.#driver.executeScript(`return ${expression};`));
  }

  protected async clickElement(expression: string) {
    const element = await this.#driver.executeScript(`return ${expression};`);
    if (!(element instanceof WebElement))
      throw new Error(`Nothing to press: ${expression.slice(-120)}`);
    await element.click();
  }

  protected async resize(width: number, height: number) {
    const frame = Number(await this.evaluate("outerHeight - innerHeight"));
    const place = { x: 0, y: 0, width, height: height + frame };
    await this.#driver.manage().window().setRect(place);
  }

  restMouse() {
    return this.#driver.actions().move({ x: 0, y: 0 }).perform();
  }

  async press(keys: string) {
    const values = keys.split("+").map((key) => KEYS[key] ?? key);
    const actions = this.#driver.actions();
    for (const value of values) actions.keyDown(value);
    for (const value of values.toReversed()) actions.keyUp(value);
    await actions.perform();
  }

  type(text: string) {
    return this.#driver.actions().sendKeys(text).perform();
  }

  chooseFile(css: string, path: string) {
    return this.#driver.findElement(By.css(css)).sendKeys(path);
  }

  async takeMessages() {
    return JSON.parse(await this.evaluate(TAKE_COMPLAINTS));
  }

  async close() {
    // A browser that has crashed has no session to end.
    await this.#driver.quit().catch(() => {});
    process.off("exit", this.#endServer);
    this.#endServer();
  }
}

testIn({ name: "WebKit", missing, start: WebKit.start });
