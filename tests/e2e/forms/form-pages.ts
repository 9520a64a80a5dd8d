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

/** Both forms: where they are, and what fills them in. */
export const FORMS = [
  { path: "/contact", texts: MESSAGE },
  { path: "/careers/apply", texts: APPLICATION },
] as const;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const cvField = (page: Page) => page.getByLabel("CV/Resume *");
export const sendButton = (page: Page) => page.locator("main form button[type=submit]");
export const toast = (page: Page) => page.getByRole("group", { name: "Notification" });
export const summary = (page: Page) => page.locator("main form section").first();
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Fills the form in and sends it; an application with its CV. */
export async function send(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await fill(page, texts);
  if (texts !== MESSAGE) await cvField(page).setInputFiles(CV);
  await sendButton(page).click();
}

export async function expectTexts(page: Page, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await expect(field(page, label)).toHaveValue(text);
  }
}

/** Refuses a file: its toast stays until it is closed. */
export async function refuseFile(page: Page): Promise<void> {
  await cvField(page).setInputFiles({ ...CV, name: "cv.txt", mimeType: "text/plain" });
  await expect(toast(page).getByRole("alert")).toContainText("Invalid file type");
}

/** Collects what is logged from now on. */
export function recordsOf(page: Page): string[] {
  const records: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") records.push(message.text());
  });
  return records;
}

/** The data in a record. */
export const dataOf = (record = ""): unknown => JSON.parse(record.replace(/^[^{]+/, ""));

/** Makes the simulated delivery fail: its last step, the record on the console, throws. */
export async function breakDelivery(page: Page): Promise<void> {
  await page.evaluate(() => {
    console.log = () => {
      throw new Error("no console");
    };
  });
}
