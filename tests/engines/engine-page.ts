import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import * as inPage from "./in-page.ts";
import { fieldOf } from "./in-page.ts";

/** How long something expected may take, in milliseconds, and how often we look. */
const LIMIT = 30_000;
const INTERVAL = 60;

const definitions = Object.values(inPage).map(String).join("\n");

/** What an engine does with its one tab, each in its own protocol. */
export interface Driver {
  /** Opens a URL and waits until the page can be worked with; images may be under way. */
  goto: (url: string) => Promise<unknown>;
  /** @param expression whose value, awaited, is a string */
  evaluate: (expression: string) => Promise<string>;
  /** Scrolls an element into sight and presses its middle with the mouse. */
  clickElement: (expression: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Moves the mouse to the corner, away from everything. */
  restMouse: () => Promise<void>;
  /** Holds keys down together, then lets go: "Control", "k". */
  press: (...keys: string[]) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** Chooses a file for the field that the selector names. */
  chooseFile: (css: string, path: string) => Promise<void>;
  close: () => Promise<void>;
}

/** One way through the site, counted as one test on each engine. */
export interface Journey {
  /** What a visitor would notice. */
  name: string;
  /** Complaints (console, policy, failed requests) that belong to it. Any other one fails it. */
  allows?: RegExp;
  /** In CSS pixels; 1280 x 800 when not said. */
  viewport?: readonly [width: number, height: number];
  run: (page: Page, driver: Driver) => Promise<void>;
}

/** The tab of a running browser: it does what a visitor does and says what a visitor sees. */
export class Page {
  readonly #address: string;
  readonly #driver: Driver;

  /** @param address of the site, without a slash at the end */
  constructor(address: string, driver: Driver) {
    this.#address = address;
    this.#driver = driver;
  }

  /** Opens a page and waits until its scripts have taken over, at once or when they are due. */
  async open(path: string, { isAtOnce = false } = {}): Promise<void> {
    await this.load(path);
    await this.run(inPage.hydrated, isAtOnce);
  }

  /** Opens an address, whatever it is. */
  async load(path: string): Promise<void> {
    await this.#driver.goto(this.#address + path);
  }

  /**
   * Runs a function in the page. It may use the functions of in-page.ts, and nothing else from here.
   *
   * @returns its value, as JSON would have it; null for undefined
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

  /** Presses the first visible element that the selector finds whose name begins so, once it is there. */
  async click(css: string, name = ""): Promise<void> {
    const find = `(() => { ${definitions}\nreturn shown(${JSON.stringify(css)}, ${JSON.stringify(name)})[0]; })()`;
    await retry(async () => {
      await this.run(inPage.settled, css, name);
      await this.#driver.clickElement(find);
    });
  }

  /** Presses each field and types; the keys are the labels. */
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

/** Does something until it succeeds; the last error stands when the time is over. */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  for (const limit = performance.now() + LIMIT; ; await wait(INTERVAL)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > limit) throw error;
    }
  }
}
