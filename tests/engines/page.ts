import assert from "node:assert/strict";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as inPage from "./in-page.ts";
import { fieldOf } from "./in-page.ts";

/** How long something expected may take, in milliseconds, and how often we look. */
const LIMIT = 8_000;
const INTERVAL = 60;

const definitions = Object.values(inPage).map(String).join("\n");

/** A running browser with one tab: it does what a visitor does and says what a visitor sees. */
export abstract class Page {
  /** Of the site, without a slash at the end. */
  address = "";

  /** Opens a URL and waits until the page can be worked with; images may be under way. */
  protected abstract goto(url: string): Promise<void>;
  /** @param expression whose value, awaited, is a string */
  protected abstract evaluate(expression: string): Promise<string>;
  /** Scrolls an element into sight and presses its middle with the mouse. */
  protected abstract clickElement(expression: string): Promise<void>;
  protected abstract resize(width: number, height: number): Promise<void>;
  /** Moves the mouse to the corner, away from everything. */
  abstract restMouse(): Promise<void>;
  /** Presses a key, or several at once: "Escape", "Control+k". */
  abstract press(keys: string): Promise<void>;
  /** Types into whatever has the focus. */
  abstract type(text: string): Promise<void>;
  /** Chooses a file for the field that the selector names. */
  abstract chooseFile(css: string, path: string): Promise<void>;
  /** Warnings and errors on the console, uncaught errors included, since this was last asked. */
  abstract takeMessages(): Promise<string[]>;
  abstract close(): Promise<void>;

  /** Opens a page and waits until its scripts have taken over, at once or when they are due. */
  async open(path: string, { isAtOnce = false } = {}): Promise<void> {
    await this.load(path);
    await this.run(inPage.hydrated, isAtOnce);
  }

  /** Opens an address, whatever it is. */
  load(path: string): Promise<void> {
    return this.goto(this.address + path);
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
    return JSON.parse(await this.evaluate(`(async () => { ${body} })()`));
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
      await this.clickElement(find);
    });
  }

  /** Presses each field and types; the keys are the labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.click(`#${await this.run((wanted: string) => fieldOf(wanted).id, label)}`);
      await this.type(text);
    }
  }

  /** Gives the page a size in CSS pixels and waits until it has it. */
  async setViewport(width: number, height: number): Promise<void> {
    const size = () => this.run(() => `${innerWidth} x ${innerHeight}`);
    await retry(async () => {
      if ((await size()) !== `${width} x ${height}`) await this.resize(width, height);
      assert.equal(await size(), `${width} x ${height}`);
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

/** The first of some programs on the PATH; a name with slashes is a pattern of full paths. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = (name: string) =>
    name.includes("/") ? globSync(name) : folders.map((folder) => join(folder, name));
  return names.flatMap(places).find((path) => existsSync(path));
}
