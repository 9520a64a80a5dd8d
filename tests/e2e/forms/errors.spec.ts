import { expect, FORMS, MESSAGE, test } from "./form-pages.ts";

test("errors are summed up at the top, with the focus and links", { tag: "@both" }, async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.send({ Subject: "Growth" });
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole("heading", { level: 2 })).toHaveText(
    "Please correct 3 fields",
  );
  const links = form.summary.getByRole("link");
  const messages = ["Enter your name", "Enter your email address", "Enter your message"];
  await expect(links).toHaveText(messages);
  await links.last().click();
  await expect(form.field("Message")).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.locator("label", { hasText: "Message" }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

for (const { path } of FORMS) {
  test(`the summary is in view and clear of the header: ${path}`, async ({ page, form }) => {
    await form.open(path);
    const [first, third] = [form.inputs.first(), form.inputs.nth(2)];
    for (const [width, height] of [
      [1280, 720],
      [375, 667],
      [320, 480],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const send of [
        () => first.press("Enter"),
        () => form.button.click(),
        () => third.press("Enter"),
      ]) {
        await send();
        await expect(form.summary).toBeFocused();
        // A smooth scroll may still be under way.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        const box = await form.summary.boundingBox();
        const header = await page.getByRole("banner").boundingBox();
        if (!box || !header) throw new Error("The summary or the header is not shown");
        expect(box.y).toBeGreaterThanOrEqual(header.height);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        await first.fill("A");
        await first.fill("");
      }
    }
  });
}

test("errors are checked again after each change, and go one by one", async ({ form }) => {
  await form.open("/contact");
  await form.button.click();
  const email = form.field("Email");
  await email.fill("ada");
  await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
  await email.fill("ada@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAccessibleDescription("");
  await expect(form.summary.getByRole("link")).toHaveCount(3);
  await email.press("Enter");
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole("heading")).toHaveText("Please correct 3 fields");
  await form.fill(MESSAGE);
  await expect(form.summary).toHaveCount(0);
});

test("errors are not shown before the visitor has tried to send", async ({ page, form }) => {
  await form.open("/contact");
  await form.field("Name").fill("A");
  await form.field("Name").fill("");
  await form.field("Subject").focus();
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
});
