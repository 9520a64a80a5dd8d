import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { hydrated, open, openFrozen } from "../open-page.ts";
import {
  breakDelivery,
  cvField,
  FORMS,
  MESSAGE,
  refuseFile,
  send,
  sendButton,
  toast,
} from "./form-pages.ts";

/** Shows the toast of a sent message. */
async function showSuccess(page: Page) {
  await openFrozen(page, "/contact");
  await send(page, MESSAGE);
  await page.clock.runFor(1000);
  await expect(toast(page)).toBeVisible();
}

test.describe("toasts (specification, sections 3, 4, 8, 9)", () => {
  test("section 9: one at a time; a new one takes the place of the last", async ({ page }) => {
    await open(page, "/careers/apply");
    await refuseFile(page);
    // The buttons are not read out with it.
    await expect(toast(page).getByRole("alert").getByRole("button")).toHaveCount(0);
    await expect(toast(page).getByRole("status")).toBeEmpty();
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

  test("it goes along to the next page, where its time goes on", async ({ page }) => {
    await showSuccess(page);
    await page.clock.runFor(6000);
    await page.getByRole("banner").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    const awake = async () => {
      await page.clock.runFor(50);
      return page.locator("html[data-hydrated]").count();
    };
    await expect.poll(awake).toBe(1);
    await expect(toast(page).getByRole("status")).toContainText("Message sent");
    await page.clock.runFor(2000);
    await expect(toast(page)).toHaveCount(0);
  });

  test("a destructive toast stays until it is closed, or the page loaded again", async ({
    page,
  }) => {
    await open(page, "/careers/apply");
    await refuseFile(page);
    await page.reload();
    await hydrated(page);
    await expect(toast(page)).toHaveCount(0);
    await refuseFile(page);
    await page.getByRole("link", { name: "Back to Careers" }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(toast(page).getByRole("alert")).toContainText("Invalid file type");
    await toast(page).getByRole("button", { name: "Close" }).click();
    await expect(toast(page)).toHaveCount(0);
    await page.goBack();
    await hydrated(page);
    await expect(toast(page)).toHaveCount(0);
  });

  test("Escape closes it from anywhere; the focus stays where it is", async ({ page }) => {
    await open(page, "/careers/apply");
    await refuseFile(page);
    await page.getByLabel("Full Name *").focus();
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByLabel("Full Name *")).toBeFocused();
  });

  test("closed from within, the focus returns to where it came from", async ({ page }) => {
    await open(page, "/careers/apply");
    await refuseFile(page);
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
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/careers/apply");
    await page.setViewportSize({ width: 320, height: 480 });
    await refuseFile(page);
    expect(await toast(page).evaluate((element) => element.getAnimations().length)).toBe(0);
    const header = await page.getByRole("banner").boundingBox();
    // At the lower end of the window, and at the upper one where it gives way to what has the focus.
    for (const block of ["start", "end"] as const) {
      await cvField(page).evaluate((input, at) => input.scrollIntoView({ block: at }), block);
      const region = await toast(page).boundingBox();
      if (!region || !header) throw new Error("The toast or the header is not shown");
      expect(region.x).toBeGreaterThanOrEqual(0);
      expect(region.x + region.width).toBeLessThanOrEqual(320);
      expect(region.y).toBeGreaterThan(header.y + header.height);
      expect(region.y + region.height).toBeLessThanOrEqual(480);
      const button = await toast(page).getByRole("button", { name: "Close" }).boundingBox();
      expect([button?.width, button?.height]).toEqual([44, 44]);
    }
  });
});

/** What has the focus: where it stands, and how many of its pixels the toast covers. */
function focusedElement() {
  const focused = document.activeElement as HTMLElement;
  const region = document.querySelector(".toast-region") as HTMLElement;
  const [one, other] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return {
    text: (focused.ariaLabel || focused.textContent || focused.id).slice(0, 40),
    isInToast: region.contains(focused),
    isBody: focused === document.body,
    covered: Math.max(0, wide) * Math.max(0, high),
  };
}

for (const { path, texts } of FORMS) {
  for (const [width, height] of [
    [1280, 720],
    [375, 667],
  ] as const) {
    test(`a toast covers no Tab stop of ${path} at ${width} x ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await openFrozen(page, path);
      await breakDelivery(page);
      await send(page, texts);
      await page.clock.runFor(1500);
      await expect(toast(page).getByRole("alert")).toBeVisible();
      await page.clock.resume();
      expect((await page.evaluate(focusedElement)).covered, "the summary").toBe(0);
      await page.locator(".skip-link").focus();
      const stops: string[] = [];
      const covered: string[] = [];
      for (;;) {
        await page.keyboard.press("Tab");
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
        const focused = await page.evaluate(focusedElement);
        expect(focused.isBody).toBe(false);
        if (focused.isInToast) break;
        stops.push(focused.text);
        if (focused.covered > 0) covered.push(focused.text);
      }
      expect(stops.length).toBeGreaterThan(25);
      expect(covered).toEqual([]);
    });
  }
}
