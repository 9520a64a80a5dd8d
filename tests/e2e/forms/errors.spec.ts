import { expect, FORMS, MESSAGE, test } from "./form-pages.ts";

test("errors appear on sending, with a summary of links, and disappear one by one", {
  tag: "@both",
}, async ({ page, form }) => {
  await form.open("/contact");
  await form.field("Name").fill("A");
  await form.fill({ Name: "", Subject: "Growth" });
  await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  await form.button.click();
  await expect(form.summary).toBeFocused();
  const heading = form.summary.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Please correct 3 fields");
  const links = form.summary.getByRole("link");
  const messages = ["Enter your name", "Enter your email address", "Enter your message"];
  await expect(links).toHaveText(messages);
  await links.last().click();
  await expect(form.field("Message")).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  const header = await page.getByRole("banner").boundingBox();
  const label = await page.locator("label", { hasText: "Message" }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);

  const email = form.field("Email");
  await email.fill("ada");
  await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
  await email.fill("ada@example.com");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(email).toHaveAccessibleDescription("");
  await expect(links).toHaveCount(2);
  await email.press("Enter");
  await expect(form.summary).toBeFocused();
  await expect(heading).toHaveText("Please correct 2 fields");
  await form.fill(MESSAGE);
  await expect(form.summary).toBeHidden();
});

for (const { path } of FORMS) {
  test(`the summary is in view and clear of the header: ${path}`, async ({ page, form }) => {
    await form.open(path);
    const first = page.locator("main form input").first();
    for (const size of ["1280x720", "375x667", "320x480"]) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      await page.setViewportSize({ width, height });
      for (const send of [() => first.press("Enter"), () => form.button.click()]) {
        await send();
        await expect(form.summary).toBeFocused();
        // A smooth scroll may still be under way.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        const header = await page.getByRole("banner").boundingBox();
        const { y = NaN, height: summaryHeight = NaN } = (await form.summary.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(header?.height ?? NaN);
        expect(y + summaryHeight).toBeLessThanOrEqual(height);
        await first.fill("A");
        await first.fill("");
      }
    }
  });
}
