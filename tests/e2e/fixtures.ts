import { type BrowserContext, test as base, expect } from "@playwright/test";
import { STORED_KINDS, storageNameOf, storedKey } from "#app/base/stored-values.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Skips the tests of the whole browser where only its headless shell is installed. */
  skipWithoutWholeBrowser: undefined;
  /**
   * Lets this test leave messages on the console that match the pattern (the not-found page logs
   * its path, for one). Everything else on the list in `watch` still fails it.
   */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Playwright's `test`. It also fails on what a visitor would not notice and an operator would
 * regret: a console warning or error, an uncaught error, a request to another host, a violation of
 * the Content-Security-Policy; and on a focus that moves to the body because its element was removed.
 */
export const test = base.extend<Fixtures>({
  skipWithoutWholeBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this argument.
    async ({}, use, testInfo) => {
      const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;
      const isShellAlone = CHROME_PATH !== undefined && CHROME_PATH === HEADLESS_SHELL_PATH;
      testInfo.skip(
        testInfo.project.name === "whole-browser" && isShellAlone,
        "needs a whole Chromium, and only its headless shell is on this machine",
      );
      await use(undefined);
    },
    { auto: true },
  ],
  allowConsole: [
    async ({ context, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const complaints = await watch(context, new URL(baseURL ?? "").host);
      await use((pattern) => allowed.push(pattern));
      await settle(context);
      complaints.push(...(await unnamedStores(context)));
      const left = complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(left, "console messages, errors and requests that nobody expected").toEqual([]);
    },
    { auto: true },
  ],
});

/** What pages have stored without app/ui/runtime/storage.ts: /cookies does not mention it. */
async function unnamedStores(context: BrowserContext): Promise<string[]> {
  const pages = context.pages().filter((page) => page.url().startsWith("http"));
  const storages = await Promise.allSettled(
    pages.map((page) =>
      page.evaluate(async () => [
        ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
        ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
        ...(await caches.keys()).map((name) => `cache ${name}`),
      ]),
    ),
  );
  // Without the setting ATTRIBUTION=on no source of a visit is stored.
  const kinds = STORED_KINDS.filter((kind) => kind !== "attribution");
  const named = kinds.map((kind) => `${storageNameOf(kind)} ${storedKey(kind)}`);
  // Several values of one kind have keys such as `site:draft:contact`.
  const isNamed = (store: string) =>
    named.some((name) => store === name || store.startsWith(`${name}:`));
  const stores = storages.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  return [...cookies, ...stores.filter((store) => !isNamed(store))].map(
    (store) => `stored in the browser and not named on /cookies: ${store}`,
  );
}

/**
 * Waits until all messages of the pages have arrived: one question and answer, in
 * the order of the connection.
 */
export async function settle(context: BrowserContext): Promise<void> {
  const answers = context
    .pages()
    .map((page) => page.evaluate(() => (window as unknown as Watched).reportLostFocus?.()));
  // A page that is being left sends no more messages.
  await Promise.allSettled(answers);
}

/**
 * Collects the errors of all pages of a context. Tests that open a context of their own
 * (another language, a second visitor) watch it with this.
 *
 * @param host that requests may go to, with its port
 * @returns a list that grows while the pages run
 */
export async function watch(context: BrowserContext, host: string): Promise<string[]> {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    complaints.push(`console ${message.type()} at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (webError) => {
    const { name, message, stack } = webError.error();
    // The browser's own exceptions have an empty stack.
    complaints.push(`uncaught error: ${stack || `${name}: ${message}`}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) {
      complaints.push(`request to another host: ${request.url()}`);
    }
  });
  await context.exposeBinding("complain", (_source, text: string) => complaints.push(text));
  await context.addInitScript(watchPolicy);
  await context.addInitScript(watchFocus);
  return complaints;
}

interface Watched {
  complain: (text: string) => void;
  reportLostFocus?: () => void;
}

function watchPolicy() {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    (window as unknown as Watched).complain(
      `Content-Security-Policy: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`,
    );
  });
}

/** Checks after each action that the focus has not been lost with a removed element. */
function watchFocus() {
  /** Milliseconds: longer than any part of the page takes to move the focus on. */
  const delay = 300;
  const watched = window as unknown as Watched;
  // A test may stop the clock.
  const later = setTimeout;
  let focused: Element | undefined;
  watched.reportLostFocus = () => {
    if (document.activeElement !== document.body || !focused) return;
    const isThere =
      focused.isConnected && focused.checkVisibility() && !focused.matches(":disabled");
    if (!isThere) watched.complain(`the focus was lost with ${focused.outerHTML.slice(0, 120)}`);
    focused = undefined;
  };
  const onAction = () => later(() => watched.reportLostFocus?.(), delay);
  for (const action of ["keydown", "click", "pointerover", "resize"]) {
    addEventListener(action, onAction, true);
  }
  addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
}
