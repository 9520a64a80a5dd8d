import puppeteer, { type ElementHandle, type KeyInput } from "puppeteer-core";
import { findProgram } from "../hosting/program.ts";
import type { Driver } from "./engine-page.ts";
import { testIn } from "./run-journeys.ts";
import { WATCH_PAGE } from "./watched-site.ts";

const program = findProgram("firefox", "firefox-esr");

/** Firefox, over WebDriver BiDi. */
async function start(): Promise<Driver> {
  const options = { browser: "firefox", executablePath: program ?? "firefox" } as const;
  const limits = { protocolTimeout: 20_000, defaultViewport: null };
  const browser = await puppeteer.launch({ ...options, ...limits });
  const tab = await browser.newPage();
  await tab.evaluateOnNewDocument(WATCH_PAGE);
  return {
    goto: async (url) => {
      // A page that redirects by script never finishes. The document that is read first counts.
      const isRead = new Promise((resolve) => tab.once("domcontentloaded", resolve));
      const isLoaded = tab.goto(url, { waitUntil: "domcontentloaded" });
      await Promise.race([isRead, isLoaded]);
      isLoaded.catch(() => {});
    },
    evaluate: async (expression) => String(await tab.evaluate(expression)),
    clickElement: async (expression) => {
      const handle = await tab.evaluateHandle(expression);
      await (handle.asElement() as ElementHandle<Element>).click();
    },
    hoverElement: async (expression) => {
      const handle = await tab.evaluateHandle(expression);
      await (handle.asElement() as ElementHandle<Element>).hover();
    },
    resize: (width, height) => tab.setViewport({ width, height }),
    restMouse: () => tab.mouse.move(0, 0),
    press: async (...keys) => {
      for (const key of keys) await tab.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await tab.keyboard.up(key as KeyInput);
    },
    type: (text) => tab.keyboard.type(text),
    chooseFile: async (css, path) => {
      const field = await tab.$(css);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    close: () => browser.close(),
  };
}

testIn({ name: "Firefox", missing: program ? [] : ["firefox"], start });
