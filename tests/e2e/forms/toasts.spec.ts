import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { CV, cvField, fill, MESSAGE, open, openFrozen, sendButton, toast } from "./form-pages.ts";

/** Shows the toast of a sent message. */
async function showSuccess(page: Page) {
  await openFrozen(page, "/contact");
  await fill(page, MESSAGE);
  await sendButton(page).click();
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeVisible();
}

/** Shows the toast of a refused file. */
async function showError(page: Page) {
  await cvField(page).setInputFiles({ ...CV, name: "cv.txt", mimeType: "text/plain" });
  await expect(toast(page).getByRole("alert")).toContainText("Invalid file type");
}

test.describe("toasts (specification, sections 3, 4, 8, 9)", () => {
  test("section 9: one at a time; a new one takes the place of the last", async ({ page }) => {
    await open(page, "/careers/apply");
    await showError(page);
    await sendButton(page).click();
    await expect(toast(page).getByRole("alert")).toContainText("CV is required");
    await expect(page.getByText("Invalid file type")).toHaveCount(0);
    await expect(toast(page)).toHaveCount(1);
  });

  test("their live regions stand in every page before any script runs", async ({ request }) => {
    for (const path of ["/", "/contact", "/careers/apply", "/careers"]) {
      const html = await (await request.get(path)).text();
      expect(html).toContain('<div role="status"></div><div role="alert"></div>');
    }
  });

  test("the buttons of a toast are not read out with it", async ({ page }) => {
    await open(page, "/careers/apply");
    await showError(page);
    await expect(toast(page).getByRole("alert").getByRole("button")).toHaveCount(0);
    await expect(toast(page).getByRole("status")).toBeEmpty();
  });

  test("a default toast leaves after 8 seconds, but not under the pointer or with the focus in it", async ({
    page,
  }) => {
    await showSuccess(page);
    await page.clock.runFor(7000);
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole("button", { name: "Close" }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(toast(page)).toBeVisible();
    await page.getByLabel("Subject").focus();
    await page.clock.runFor(900);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast(page)).toHaveCount(0);
  });

  test("a destructive toast stays until it is closed", async ({ page }) => {
    await openFrozen(page, "/careers/apply");
    await showError(page);
    await page.clock.runFor(600_000);
    await expect(toast(page)).toBeVisible();
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test("Escape closes it from anywhere; the focus stays where it is", async ({ page }) => {
    await open(page, "/careers/apply");
    await showError(page);
    await page.getByLabel("Full Name *").focus();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByLabel("Full Name *")).toBeFocused();
  });

  test("closed from within, the focus returns to where it came from", async ({ page }) => {
    await open(page, "/careers/apply");
    await showError(page);
    const links = page.locator("footer a");
    await links.last().focus();
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(links.last()).toBeFocused();
  });

  test("it is in sight, clear of the header, and its button is 44 px", { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, "/careers/apply");
    await page.setViewportSize({ width: 320, height: 480 });
    await showError(page);
    const region = await toast(page).boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!region || !header) throw new Error("The toast or the header is not shown");
    expect(region.x).toBeGreaterThanOrEqual(0);
    expect(region.x + region.width).toBeLessThanOrEqual(320);
    expect(region.y).toBeGreaterThan(header.y + header.height);
    expect(region.y + region.height).toBeLessThanOrEqual(480);
    const button = await toast(page).getByRole("button", { name: "Close" }).boundingBox();
    expect([button?.width, button?.height]).toEqual([44, 44]);
  });

  test("under reduced motion it appears at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/careers/apply");
    await showError(page);
    const animations = await toast(page).evaluate((element) => element.getAnimations().length);
    expect(animations).toBe(0);
  });
});
