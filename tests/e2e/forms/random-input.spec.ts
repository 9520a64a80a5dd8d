import { dataOf, expect, test } from "./form-pages.ts";
import { randomInput } from "./random-input.ts";

const COUNT = 50;

/** Fills the form as a program would, and sends it. */
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

// An uncaught error, or a message on the console that is not a record, fails every test.
for (const [path, records, names] of [
  ["/contact", COUNT / 2, ["name", "subject", "message"]],
  // A name is missing, so the form is never sent and the page stays.
  ["/careers/apply", 0, ["phone", "linkedin"]],
] as const) {
  test(`${COUNT} random inputs leave no error and no markup: ${path}`, async ({ page, form }) => {
    const random = randomInput(path);
    const logged = form.records();
    await form.openFrozen(path);
    // Elements that exist only if an input was taken for markup.
    const intruders = page.locator(":is(main form, .toast-region) :is(script, img, iframe, style)");
    // The portraits of the partners to whom visitors can write.
    const portraits = await page.locator("main form .to-partner img").count();
    for (let round = 0; round < COUNT; round += 1) {
      const isRight = round % 2 === 0;
      const texts = names.map((name) => [name, random.text() + (isRight ? "x" : "")]);
      const email = isRight ? "ada@example.com" : random.email();
      const file = records === 0 && { cv: random.file().name };
      const fields = { ...Object.fromEntries(texts), email, ...file };
      await page.locator("main form").evaluate(sendFields, fields);
      await page.clock.runFor(1000);
      expect(await intruders.count()).toBe(portraits);
    }
    expect(logged.length).toBeGreaterThanOrEqual(records);
    for (const record of logged) expect(() => dataOf(record)).not.toThrow();
    if (records === 0) await expect(form.summary).toContainText("Full name is required");
  });
}
