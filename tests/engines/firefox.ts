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
    await this.#tab.goto(url, { waitUntil: "domcontentloaded" }).catch((error: Error) => {
      // A page that leads on to another one before it has loaded; the journeys see where it ends.
      if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
    });
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
