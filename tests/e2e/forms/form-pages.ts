import type { Page } from "@playwright/test";
import { APPLICATION, MESSAGE } from "../../set-up/form-texts.ts";
import { test as base, expect } from "../fixtures.ts";
import { open, openFrozen } from "../open-page.ts";

export { APPLICATION, MESSAGE } from "../../set-up/form-texts.ts";
export { expect } from "../fixtures.ts";

/** Texts to type, by the labels of their fields. */
type Texts = Readonly<Record<string, string>>;

export const CV = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.alloc(262_144, "%"),
};

/** Both forms: their addresses, and the texts that fill them in. */
export const FORMS = [
  { path: "/contact", texts: MESSAGE as Texts },
  { path: "/careers/apply", texts: APPLICATION as Texts },
];

/** The form of a page, with its messages. */
export type Form = ReturnType<typeof formOf>;

function formOf(page: Page) {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const cv = field("CV/Resume *");
  const button = page.locator("main form button[type=submit]");
  const toast = page.getByRole("region", { name: "Notification" });
  async function fill(texts: Texts) {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
    if (texts === APPLICATION) await cv.setInputFiles(CV);
  }
  return {
    open: (path: string) => open(page, path),
    openFrozen: (path: string) => openFrozen(page, path),
    field,
    cv,
    button,
    toast,
    heading: page.getByRole("heading", { level: 1 }),
    /** A screen reader announces an alert at once, and a status when it is idle. */
    alert: toast.getByRole("alert"),
    status: toast.getByRole("status"),
    close: toast.getByRole("button", { name: "Close" }),
    summary: page.locator("main form section").first(),
    /** Fills in a message, or an application with its CV. */
    fill,
    async send(texts: Texts) {
      await fill(texts);
      await button.click();
    },
    async expectTexts(texts: Texts) {
      for (const [label, text] of Object.entries(texts))
        await expect(field(label)).toHaveValue(text);
    },
    /** Chooses a file that is refused. The toast stays until it is closed. */
    async refuseFile() {
      await cv.setInputFiles({ ...CV, name: "cv.txt", mimeType: "text/plain" });
      await expect(toast.getByRole("alert")).toContainText("Invalid file type");
    },
    /** Collects the logged records from now on. */
    records(): string[] {
      const records: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "log") records.push(message.text());
      });
      return records;
    },
    /** Makes the simulated delivery fail: its last step, the record on the console, throws. */
    breakDelivery: () =>
      page.evaluate(() => {
        console.log = () => {
          throw new Error("no console");
        };
      }),
  };
}

/** The data in a record. */
export const dataOf = (record = ""): unknown => JSON.parse(record.replace(/^[^{]+/, ""));

export const test = base.extend<{ form: Form }>({
  form: ({ page }, use) => use(formOf(page)),
});
