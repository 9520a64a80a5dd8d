import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { openFrozen, recordsOf } from "./form-pages.ts";
import { RandomInput } from "./random-input.ts";

const COUNT = 50;

interface RandomFields {
  texts: Record<string, string>;
  file?: { name: string; type: string };
}

/** Fills the form in as a visitor's program would, sends it, and lets the time of sending pass. */
async function send(page: Page, fields: RandomFields): Promise<void> {
  await page.locator("main form").evaluate((form: HTMLFormElement, { texts, file }) => {
    for (const [name, text] of Object.entries(texts)) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (file) {
      const input = form.elements.namedItem("cv") as HTMLInputElement;
      const choice = new DataTransfer();
      choice.items.add(new File(["x"], file.name, { type: file.type }));
      input.files = choice.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
    form.requestSubmit();
  }, fields);
  await page.clock.runFor(1500);
}

/** Elements that could only come out of an input that was taken for markup. */
const intruders = (page: Page) =>
  page.locator("main form :is(script, img, iframe, style), .toast-region :is(script, img, iframe)");

test.describe(`${COUNT} random inputs in the browser leave no error and no markup`, () => {
  // Anything on the console but the records, or an uncaught error, fails the test by itself.
  test("contact form", async ({ page }) => {
    test.slow();
    const random = new RandomInput(1);
    const records = recordsOf(page);
    await openFrozen(page, "/contact");
    let sent = 0;
    for (let round = 0; round < COUNT; round += 1) {
      const isWhole = round % 2 === 0;
      const email = isWhole ? "ada@example.com" : random.email();
      const rest = () => random.text() + (isWhole ? "x" : "");
      await send(page, { texts: { name: rest(), email, subject: rest(), message: rest() } });
      if (isWhole) sent += 1;
      expect(records.length).toBeGreaterThanOrEqual(sent);
      expect(await intruders(page).count()).toBe(0);
    }
    for (const record of records)
      expect(() => JSON.parse(record.replace(/^[^{]+/, ""))).not.toThrow();
  });

  test("application form", async ({ page }) => {
    test.slow();
    const random = new RandomInput(2);
    await openFrozen(page, "/careers/apply");
    for (let round = 0; round < COUNT; round += 1) {
      const { name, type } = random.file();
      const texts = {
        // Never sent, so that the page stays: a name is missing.
        fullName: "",
        email: random.email(),
        phone: random.text(),
        linkedin: random.text(),
        coverLetter: random.text(),
      };
      await send(page, { texts, file: { name, type } });
      await expect(page.getByText("Full name is required").first()).toBeVisible();
      expect(await intruders(page).count()).toBe(0);
    }
  });
});
