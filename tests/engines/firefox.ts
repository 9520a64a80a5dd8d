import puppeteer, { type Browser, type ElementHandle, type KeyInput } from "puppeteer-core";
import { findProgram, Page } from "./page.ts";
import { testIn } from "./run-journeys.ts";

const program = findProgram("firefox", "firefox-esr");

/** Gecko: Firefox over WebDriver BiDi, which it speaks by itself. */
class Firefox extends Page {
  readonly #browser: Browser;
  readonly #tab: Awaited<ReturnType<Browser["newPage"]>>;
  readonly #messages: string[] = [];

  private constructor(browser: Browser, tab: Awaited<ReturnType<Browser["newPage"]>>) {
    super();
    this.#browser = browser;
    this.#tab = tab;
    tab.on("pageerror", (error) => this.#messages.push(`uncaught: ${String(error)}`));
    tab.on("console", (message) => {
      const isComplaint = ["error", "warn"].includes(message.type());
      if (isComplaint) this.#messages.push(`console: ${message.text()}`);
    });
  }

  static async start(): Promise<Firefox> {
    const options = { browser: "firefox", executablePath: program ?? "firefox" } as const;
    const browser = await puppeteer.launch({ ...options, defaultViewport: null });
    return new Firefox(browser, await browser.newPage());
  }

  protected async goto(url: string) {
    // A page that leads on to another one has no end of its own: the next one's counts.
    const isRead = new Promise((resolve) => this.#tab.once("domcontentloaded", resolve));
    const gone = this.#tab.goto(url, { waitUntil: "domcontentloaded" });
    await Promise.race([isRead, gone]);
    gone.catch(() => {});
  }

  protected async evaluate(expression: string) {
    return String(await this.#tab.evaluate(expression));
  }

  protected async clickElement(expression: string) {
    const handle = (await this.#tab.evaluateHandle(expression)).asElement();
    if (!handle) throw new Error(`Nothing to press: ${expression.slice(-120)}`);
    await (handle as ElementHandle<Element>).click();
  }

  protected resize(width: number, height: number) {
    return this.#tab.setViewport({ width, height });
  }

  restMouse() {
    return this.#tab.mouse.move(0, 0);
  }

  async press(keys: string) {
    const names = keys.split("+") as KeyInput[];
    for (const name of names) await this.#tab.keyboard.down(name);
    for (const name of names.toReversed()) await this.#tab.keyboard.up(name);
  }

  type(text: string) {
    return this.#tab.keyboard.type(text);
  }

  async chooseFile(css: string, path: string) {
    const field = await this.#tab.$(css);
    await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  async takeMessages() {
    // An answer arrives after everything that was said before it.
    await this.evaluate("0");
    return this.#messages.splice(0);
  }

  close() {
    return this.#browser.close();
  }
}

testIn({ name: "Firefox", missing: program ? [] : ["firefox"], start: Firefox.start });
