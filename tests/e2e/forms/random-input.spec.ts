import { dataOf, expect, test } from "./form-pages.ts";
import { randomInput } from "./random-input.ts";

const COUNT = 50;

/** Fills the form in as a visitor's program would, and sends it. */
function sendFields(form: Element, texts: Record<string, string>): void {
  const { elements } = form as HTMLFormElement;
  for (const [name, text] of Object.entries(texts)) {
    const input = elements.namedItem(name) as HTMLInputElement;
    const isFile = input.type === "file";
    if (isFile) {
      const choice = new DataTransfer();
      choice.items.add(new File(["x"], text));
      input.files = choice.files;
    } else input.value = text;
    input.dispatchEvent(new Event(isFile ? "change" : "input", { bubbles: true }));
  }
  (form as HTMLFormElement).requestSubmit();
}

// Anything on the console but the records, or an uncaught error, fails the test by itself.
for (const [path, records, names] of [
  ["/contact", COUNT / 2, ["name", "subject", "message"]],
  // Never sent, so that the page stays: a name is missing.
  ["/careers/apply", 0, ["phone", "linkedin"]],
] as const) {
  test(`${COUNT} random inputs leave no error and no markup: ${path}`, async ({ page, form }) => {
    const random = randomInput(path);
    const logged = form.records();
    await form.openFrozen(path);
    // Elements that could only come out of an input that was taken for markup.
    const intruders = page.locator(":is(main form, .toast-region) :is(script, img, iframe, style)");
    for (let round = 0; round < COUNT; round += 1) {
      const isRight = round % 2 === 0;
      const texts = names.map((name) => [name, random.text() + (isRight ? "x" : "")]);
      const email = isRight ? "ada@example.com" : random.email();
      const file = records === 0 && { cv: random.file().name };
      const fields = { ...Object.fromEntries(texts), email, ...file };
      await page.locator("main form").evaluate(sendFields, fields);
      await page.clock.runFor(1000);
      expect(await intruders.count()).toBe(0);
    }
    expect(logged.length).toBeGreaterThanOrEqual(records);
    for (const record of logged) expect(() => dataOf(record)).not.toThrow();
    if (records === 0) await expect(form.summary).toContainText("Full name is required");
  });
}
