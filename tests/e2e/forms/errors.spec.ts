import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { FORMS, field, fill, MESSAGE, sendButton, summary } from "./form-pages.ts";

test.describe("errors of a form", () => {
  test("are summed up at the top, with the focus and links to the fields", {
    tag: "@both",
  }, async ({ page }) => {
    await open(page, "/contact");
    await fill(page, { Subject: "Growth" });
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading", { level: 2 })).toHaveText(
      "Please correct 3 fields",
    );
    const links = summary(page).getByRole("link");
    await expect(links).toHaveText([
      "Enter your name",
      "Enter your email address",
      "Enter your message",
    ]);
    await links.last().click();
    await expect(field(page, "Message")).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.locator("label", { hasText: "Message" }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  for (const { path } of FORMS) {
    test(`are in view and clear of the header from wherever ${path} is sent`, async ({ page }) => {
      await open(page, path);
      for (const [width, height] of [
        [1280, 720],
        [375, 667],
        [320, 480],
      ] as const) {
        await page.setViewportSize({ width, height });
        const name = page.locator("main form input").first();
        for (const send of [
          () => name.press("Enter"),
          () => sendButton(page).click(),
          () => page.locator("main form input").nth(2).press("Enter"),
        ]) {
          await send();
          await expect(summary(page)).toBeFocused();
          // A smooth scroll may still be under way.
          await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
          const { y = 0, height: high = 0 } = (await summary(page).boundingBox()) ?? {};
          const header = await page.getByRole("banner").boundingBox();
          expect(y).toBeGreaterThanOrEqual(header?.height ?? 0);
          expect(y + high).toBeLessThanOrEqual(height);
          await name.fill("A");
          await name.fill("");
        }
      }
    });
  }

  test("are checked again after each change, and go one by one", async ({ page }) => {
    await open(page, "/contact");
    await sendButton(page).click();
    const email = field(page, "Email");
    await email.fill("ada");
    await expect(email).toHaveAccessibleDescription(/such as name@example.com/);
    await email.fill("ada@example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(email).toHaveAccessibleDescription("");
    await expect(summary(page).getByRole("link")).toHaveCount(3);
    await email.press("Enter");
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole("heading")).toHaveText("Please correct 3 fields");
    await fill(page, MESSAGE);
    await expect(summary(page)).toHaveCount(0);
  });

  test("are not shown before the visitor has tried to send it", async ({ page }) => {
    await open(page, "/contact");
    await field(page, "Name").fill("A");
    await field(page, "Name").fill("");
    await page.getByLabel("Subject").focus();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  });
});
