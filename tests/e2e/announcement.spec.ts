import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { FULL_SITE } from "./full-site.ts";
import { open } from "./open-page.ts";

test.use({ baseURL: FULL_SITE });

/** What moved on the page by itself since it was opened, as browsers sum it up. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[];
        for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) sum += value;
      }).observe({ type: "layout-shift", buffered: true });
      // The shifts of a frame are reported after it.
      requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
    });
  });
}

test("an announcement that is closed stays away for the session, nothing moves by itself, and the focus stays @both", async ({
  page,
}) => {
  const band = page.getByRole("complementary", { name: "Announcement" });
  const words = band.getByText("We move");
  await open(page, "/about");
  await expect(words).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  const head = band.locator("summary");
  await head.focus();
  await page.keyboard.press("Enter");
  await expect(words).toBeHidden();
  await expect(head).toBeFocused();
  expect(await layoutShift(page)).toBe(0);

  await open(page, "/careers");
  await expect(band).toBeHidden();
  expect(await layoutShift(page)).toBe(0);
  await page.goBack();
  await expect(words).toBeHidden();
  // Another session sees it again.
  await page.evaluate(() => sessionStorage.clear());
  await open(page, "/careers");
  await expect(words).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an announcement can be closed on its page", async ({ page }) => {
    await page.goto("/about");
    const band = page.getByRole("complementary", { name: "Announcement" });
    await band.locator("summary").click();
    await expect(band.getByText("We move")).toBeHidden();
  });
});
