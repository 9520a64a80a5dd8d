import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { EngineSession, Point } from "../browsers/engine.ts";
import * as inPage from "./in-page.ts";
import { fieldOf } from "./in-page.ts";
import { characterKeys, chord, mouseAt } from "./input.ts";

/** How long something expected may take, in milliseconds, and how often we look. */
const LIMIT = 8_000;
const INTERVAL = 60;

const definitions = Object.values(inPage).map(String).join("\n");

/** The tab as the journeys see it: it does what a visitor does and says what a visitor sees. */
export class Page {
  readonly #session: EngineSession;
  readonly #address: string;

  /** @param address of the site, without a slash at the end */
  constructor(session: EngineSession, address: string) {
    this.#session = session;
    this.#address = address;
  }

  /** Opens a page and waits until its scripts have taken over, at once or when they are due. */
  async open(path: string, { isAtOnce = false } = {}): Promise<void> {
    await this.load(path);
    await this.run(inPage.hydrated, isAtOnce);
  }

  /** Opens an address, whatever it is. */
  async load(path: string): Promise<void> {
    await this.#session.goto(this.#address + path);
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
    const expression = `(async () => { ${definitions}\nreturn JSON.stringify((${call}) ?? null); })()`;
    return JSON.parse(await this.#session.evaluate(expression));
  }

  /**
   * Waits until a function in the page has the expected value.
   *
   * @throws AssertionError with the last value, or the error that stood in the way
   */
  async expect<A extends unknown[], T>(
    expected: T,
    program: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<void> {
    await retry(async () => assert.deepEqual(await this.run(program, ...args), expected));
  }

  /** Moves the mouse to the middle of an element and presses it, as soon as it can be reached. */
  async click(css: string, name = ""): Promise<void> {
    const point = await retry(() => this.run(inPage.pointOf, { css, name }));
    await this.#session.perform(mouseAt(point, true));
  }

  async moveMouse(point: Point): Promise<void> {
    await this.#session.perform(mouseAt(point, false));
  }

  /** Presses a key, or several at once: "Escape", "Control+k". */
  async press(keys: string): Promise<void> {
    await this.#session.perform(chord(keys));
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    await this.#session.perform(characterKeys(text));
  }

  /** Presses each field and types; the keys are the labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      const id = await this.run((wanted: string) => fieldOf(wanted).id, label);
      await this.click(`#${id}`);
      await this.type(text);
    }
  }

  async chooseFile(css: string, path: string): Promise<void> {
    await this.#session.chooseFile(css, path);
  }

  /** Gives the page a size in CSS pixels and waits until it has it. */
  async setViewport(width: number, height: number): Promise<void> {
    const hasSize = async () =>
      assert.deepEqual(await this.run(() => [innerWidth, innerHeight]), [width, height]);
    await hasSize().catch(() =>
      retry(async () => {
        await this.#session.setViewport(width, height);
        await hasSize();
      }),
    );
  }
}

/** Does something until it succeeds; the last error stands when the time is over. */
async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const limit = performance.now() + LIMIT;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > limit) throw error;
    }
    await wait(INTERVAL);
  }
}
