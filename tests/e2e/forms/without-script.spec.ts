import { expect, test } from "../fixtures.ts";

test.use({ javaScriptEnabled: false });

test.describe("without JavaScript the forms tell the truth", () => {
  for (const { path, email } of [
    { path: "/contact", email: "hello@example.com" },
    { path: "/careers/apply", email: "careers@example.com" },
  ]) {
    test(`${path} shows no form, but mail and telephone`, { tag: "@both" }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("main form")).toBeHidden();
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      const main = page.locator("main");
      await expect(main.locator(`a[href="mailto:${email}"]`).first()).toBeVisible();
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    });
  }

  test("/apply leads on", async ({ page }) => {
    await page.goto("/apply");
    await expect(page).toHaveURL(/\/careers\/apply$/);
  });
});
