import { dataOf, expect, test } from "./form-pages.ts";
import { randomInput } from "./random-input.ts";

const COUNT = 50;

/** Fills the form in as a visitor's program would, and sends it. */
function sendFields(form: Element, texts: Record<string, string>): void {
  const { elements } = form as HTMLFormElement;
  for (const [name, text] of Object.entries(texts)) {
    const input = elements.namedItem(name) as HTMLInputElement;
    if (input.type === "file") {
      const choice = new DataTransfer();
      choice.items.add(new File(["x"], text));
      input.files = choice.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  (form as HTMLFormElement).requestSubmit();
}

// Anything on the console but the records, or an uncaught error, fails the test by itself.
for (const path of ["/contact", "/careers/apply"]) {
  test(`${COUNT} random inputs leave no error and no markup: ${path}`, async ({ page, form }) => {
    const random = randomInput(path.length);
    const records = form.records();
    await form.openFrozen(path);
    // Elements that could only come out of an input that was taken for markup.
    const intruders = page.locator(":is(main form, .toast-region) :is(script, img, iframe, style)");
    for (let round = 0; round < COUNT; round += 1) {
      const rest = () => random.text() + (round % 2 === 0 ? "x" : "");
      const email = round % 2 === 0 ? "ada@example.com" : random.email();
      const message = { name: rest(), email, subject: rest(), message: rest() };
      // An application is never sent, so that the page stays: a name is missing.
      const application = {
        fullName: "",
        email,
        phone: rest(),
        linkedin: rest(),
        cv: random.file().name,
      };
      const texts = path === "/contact" ? message : application;
      await page.locator("main form").evaluate(sendFields, texts as Record<string, string>);
      await page.clock.runFor(1000);
      expect(await intruders.count()).toBe(0);
    }
    const isSent = path === "/contact";
    expect(records.length).toBeGreaterThanOrEqual(isSent ? COUNT / 2 : 0);
    for (const record of records) expect(() => dataOf(record)).not.toThrow();
    if (!isSent) await expect(page.getByText("Full name is required").first()).toBeVisible();
  });
}
