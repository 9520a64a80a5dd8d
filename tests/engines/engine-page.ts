import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import * as inPage from "./in-page.ts";
import { fieldOf } from "./in-page.ts";

/** The longest wait for an expected state, and the interval between two looks, in milliseconds. */
const LIMIT = 30_000;
const INTERVAL = 60;

const definitions = Object.values(inPage).map(String).join("\n");

/** What an engine can do with its tab. Each engine has its own protocol. */
export interface Driver {
  /** Opens a URL and waits until the page can be used. Images may still load. */
  goto: (url: string) => Promise<unknown>;
  /** @param expression a JavaScript expression whose awaited value is a string */
  evaluate: (expression: string) => Promise<string>;
  /** Scrolls an element into view and clicks its center. */
  clickElement: (expression: string) => Promise<void>;
  /** Scrolls an element into view and points at its center. */
  hoverElement: (expression: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Moves the mouse to the corner of the window. */
  restMouse: () => Promise<void>;
  /** Presses keys together, for example "Control", "k". */
  press: (...keys: string[]) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Chooses a file for the field that the selector names. */
  chooseFile: (css: string, path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A journey through the site. It counts as a test on each engine. */
export interface Journey {
  /** What the visitor does and sees. */
  name: string;
  /** Expected complaints (console, policy, failed requests). Any other complaint fails the journey. */
  allows?: RegExp;
  /** The window, in CSS pixels. The default is 1280 x 800. */
  viewport?: readonly [width: number, height: number];
  run: (page: Page, driver: Driver) => Promise<void>;
}

/** The tab of a running browser: it acts as a visitor, and reports what a visitor sees. */
export class Page {
  readonly #address: string;
  readonly #driver: Driver;

  /** @param address of the site, without a slash at the end */
  constructor(address: string, driver: Driver) {
    this.#address = address;
    this.#driver = driver;
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string, { isAtOnce = false } = {}): Promise<void> {
    await this.load(path);
    await this.run(inPage.hydrated, isAtOnce);
  }

  /** Opens an address and waits until its text has been read, here or on the page to which it redirects. */
  async load(path: string): Promise<void> {
    await this.run(() => Object.assign(window, { isLeft: true }) && null);
    await this.#driver.goto(this.#address + path);
    // The driver may report the end of the page that is being left.
    await this.expect(true, () => !("isLeft" in window) && document.readyState !== "loading");
  }

  /**
   * Runs a function in the page. The function may use the functions of in-page.ts and nothing else of this program.
   *
   * @returns its value after a round trip through JSON; null for undefined
   */
  async run<A extends unknown[], T>(
    program: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    const call = `await (${program})(...${JSON.stringify(args)})`;
    const body = `${definitions}\nreturn JSON.stringify((${call}) ?? null);`;
    return JSON.parse(await this.#driver.evaluate(`(async () => { ${body} })()`));
  }

  /** Waits until a function in the page has the expected value. */
  async expect<A extends unknown[], T>(
    expected: T,
    program: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<void> {
    await retry(async () => assert.deepEqual(await this.run(program, ...args), expected));
  }

  /**
   * Clicks the first visible element that the selector finds and whose name begins with `name`, as soon as it exists.
   */
  async click(css: string, name = ""): Promise<void> {
    const find = `(() => { ${definitions}\nreturn shown(${JSON.stringify(css)}, ${JSON.stringify(name)})[0]; })()`;
    await retry(async () => {
      await this.run(inPage.settled, css, name);
      await this.#driver.clickElement(find);
    });
  }

  /** Clicks each field and types. The keys are the labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.click(`#${await this.run((wanted: string) => fieldOf(wanted).id, label)}`);
      await this.#driver.type(text);
    }
  }

  /** Gives the page a size in CSS pixels and waits until it has it. */
  async setViewport(...size: readonly [width: number, height: number]): Promise<void> {
    await retry(async () => {
      const current = () => this.run(() => [innerWidth, innerHeight]);
      if (String(await current()) !== String(size)) await this.#driver.resize(...size);
      assert.deepEqual(await current(), size);
    });
  }
}

/** Repeats an action until it succeeds. Throws the last error when the time is over. */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (const limit = performance.now() + LIMIT; ; await wait(INTERVAL)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > limit) throw error;
    }
  }
}
