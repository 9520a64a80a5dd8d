import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

const PARENTS = ["Capabilities", "Industries", "Insights"] as const;
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const opener = (page: Page) => page.getByRole("button", { name: "Open menu" });
const parent = (page: Page, name: string) => drawer(page).getByRole("button", { name });

/** Opens a page and its drawer. */
async function openDrawer(page: Page, path = "/about"): Promise<void> {
  await open(page, path);
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe("drawer of narrow screens (product 4.8, 4.9 and 4.10)", () => {
  test("one parent is open at a time, and its button says so", async ({ page }) => {
    await openDrawer(page);
    for (const name of PARENTS) {
      await expect(parent(page, name)).toHaveAttribute("aria-expanded", "false");
      expect(await parent(page, name).getAttribute("aria-controls")).toMatch(/^[a-z][\w-]*$/);
    }
    await parent(page, "Capabilities").click();
    await expect(drawer(page).getByRole("link", { name: /^360° Business Growth/ })).toBeVisible();
    await parent(page, "Industries").click();
    await expect(parent(page, "Capabilities")).toHaveAttribute("aria-expanded", "false");
    await expect(drawer(page).getByRole("link", { name: /^360° Business Growth/ })).toBeHidden();
    await expect(drawer(page).getByRole("link", { name: /^Healthcare/ })).toBeVisible();
    await parent(page, "Industries").click();
    await expect(drawer(page).getByRole("link", { name: /^Healthcare/ })).toBeHidden();
  });

  test("a press outside of the open parent collapses it", async ({ page }) => {
    await openDrawer(page);
    await parent(page, "Insights").click();
    await drawer(page).getByText("Podcasts").waitFor();
    const box = await drawer(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 195, (box?.height ?? 0) - 20);
    await expect(parent(page, "Insights")).toHaveAttribute("aria-expanded", "false");
    await expect(drawer(page)).toBeVisible();
  });

  test("a sub-entry navigates and closes the drawer", async ({ page }) => {
    await openDrawer(page);
    await parent(page, "Industries").click();
    await drawer(page)
      .getByRole("link", { name: /^Technology/ })
      .click();
    await expect(page).toHaveURL("/industries/technology");
    // Already while the page fades in, nothing is expanded.
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(parent(page, "Industries")).toHaveAttribute("aria-expanded", "false");
  });

  test("it closes when the viewport becomes 768 px wide, and the menu has the focus", async ({
    page,
  }) => {
    await openDrawer(page);
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(drawer(page)).toBeHidden();
    const menu = page.getByRole("navigation", { name: "Main", exact: true });
    await expect(menu.getByRole("link", { name: "Home" })).toBeFocused();
  });
});

test.describe("drawer by keyboard", () => {
  test("keeps the focus while it is open", async ({ page }) => {
    await open(page, "/about");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    const inside = await drawer(page).locator("a:visible, button:visible").count();
    for (let stop = 0; stop < 2 * inside + 4; stop += 1) {
      await page.keyboard.press("Tab");
      // Between the last stop and the first the focus may be in the browser's own controls.
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body || activeElement === null) return "browser";
        return activeElement.closest("dialog") ? "drawer" : activeElement.outerHTML.slice(0, 80);
      });
      expect(["drawer", "browser"]).toContain(place);
    }
  });

  test("returns the focus to its button on Escape and on Close", async ({ page }) => {
    await open(page, "/about");
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("button", { name: "Close menu" }).press("Enter");
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test("what stands outside of the open drawer cannot be reached until it closes", async ({
  page,
}) => {
  await openDrawer(page);
  const reachable = () =>
    page.evaluate(() => {
      const outside = [...document.querySelectorAll<HTMLElement>("a, button")].filter(
        (control) => !control.closest("dialog") && control.checkVisibility(),
      );
      const before = document.activeElement as HTMLElement;
      const reached = outside.filter((control) => {
        control.focus();
        return document.activeElement === control;
      });
      before.focus();
      return reached.length;
    });
  await expect.poll(reachable).toBe(0);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(await reachable()).toBeGreaterThan(10);
});

test("a press beside the drawer closes it, and its button opens it again at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openDrawer(page);
  await page.mouse.click(100, 400);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
});

test("it opens in a browser without invoker commands", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector("button[commandfor=drawer]")?.removeAttribute("commandfor");
    });
  });
  await openDrawer(page);
});
