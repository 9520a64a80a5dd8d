import { expect, type Page } from "@playwright/test";

/** A message that can be sent; the keys are the labels of the fields. */
export const MESSAGE = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Subject: "Growth",
  Message: "Where do we start?\nThe second line.",
};

/** An application that can be sent, without its CV. */
export const APPLICATION = {
  "Full Name *": "Ada Lovelace",
  "Email Address *": "ada@example.com",
  "Phone Number *": "+44 20 7946 0000",
};

export const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(262_144, "%"),
};

/** Opens a page and waits until it answers to the visitor. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

/** The same with a clock that stands still until the test moves it: `page.clock.runFor(milliseconds)`. */
export async function openFrozen(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

export async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

export const cvField = (page: Page) => page.getByLabel("CV/Resume *");
export const sendButton = (page: Page) => page.locator("main form button[type=submit]");
export const toast = (page: Page) => page.getByRole("group", { name: "Notification" });
export const summary = (page: Page) => page.locator("main form section").first();

/** Collects what is logged from now on. */
export function recordsOf(page: Page): string[] {
  const records: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") records.push(message.text());
  });
  return records;
}

/** Makes the simulated delivery fail: its last step, the record on the console, throws. */
export async function breakDelivery(page: Page): Promise<void> {
  await page.evaluate(() => {
    console.log = () => {
      throw new Error("no console");
    };
  });
}
