import type { Page } from "@playwright/test";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { HEADER, open, openFrozen } from "./open-page.ts";

await loadTestContent();

const PANELS = ["Capabilities", "Industries", "Insights"] as const;
const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const entry = (page: Page, name: string) => menu(page).getByRole("button", { name });
const panel = (page: Page, name: string) =>
  menu(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name }) })
    .locator("ul");

test.describe("main navigation (product 4.2, 4.3, 4.4, 4.5 and 4.6)", () => {
  test("the header stays at the top of the screen, 80 px high", async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => scrollTo(0, 900));
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0, height: HEADER });
  });

  test("the panels list title and description in their order", async ({ page }) => {
    await open(page, "/about");
    const { growthServices, industries } = content();
    const topics = [...growthServices, ...industries];
    const lists = "Blogs,Articles,Research Reports,Webinars & Events,Podcasts,News Letters";
    await expect(menu(page).locator("li li a")).toHaveText([
      ...topics.map(({ title, navDescription }) => title + navDescription),
      ...lists.split(","),
    ]);
    await entry(page, "Capabilities").click();
    const hrefs = await panel(page, "Capabilities")
      .getByRole("link")
      .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual([
      "/services/360%C2%B0-business-growth",
      "/services/strategic-marketing-communication",
      "/services/performance-optimization",
      "/services/m&a-growth-support",
      "/services/business-consulting",
      "/services/ai-powered-enablement",
    ]);
  });

  for (const [width, expected] of [
    [800, 450],
    [1440, 500],
  ] as const) {
    test(`a panel is ${expected} px wide at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/about");
      for (const name of PANELS) {
        await entry(page, name).click();
        const box = await panel(page, name).locator("xpath=..").boundingBox();
        expect(box?.width).toBe(expected);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + expected).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe("menu delays (product 4.7)", () => {
  test("pointing at an entry opens it after 200 ms", async ({ page }) => {
    await openFrozen(page, "/about");
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(199);
    await expect(panel(page, "Capabilities")).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page, "Capabilities")).toBeVisible();
  });

  test("leaving closes it after 150 ms, unless the pointer comes back", async ({ page }) => {
    await openFrozen(page, "/about");
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(200);
    await page.mouse.move(300, 700);
    await page.clock.runFor(149);
    await expect(panel(page, "Capabilities")).toBeVisible();
    await panel(page, "Capabilities").getByRole("link").first().hover();
    await page.clock.runFor(500);
    await expect(panel(page, "Capabilities")).toBeVisible();
    await page.mouse.move(300, 700);
    await page.clock.runFor(150);
    await expect(panel(page, "Capabilities")).toBeHidden();
  });

  test("the next entry opens at once within 300 ms, and slowly again after that", async ({
    page,
  }) => {
    await openFrozen(page, "/about");
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(200);
    await page.mouse.move(300, 700);
    await page.clock.runFor(150);
    await expect(panel(page, "Capabilities")).toBeHidden();
    await page.clock.runFor(298);
    await entry(page, "Industries").hover();
    await page.clock.runFor(1);
    await expect(panel(page, "Industries")).toBeVisible();

    await page.mouse.move(300, 700);
    await page.clock.runFor(150);
    await page.clock.runFor(301);
    await entry(page, "Insights").hover();
    await page.clock.runFor(199);
    await expect(panel(page, "Insights")).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page, "Insights")).toBeVisible();
  });

  test("from an open panel the next entry takes over at once", async ({ page }) => {
    await openFrozen(page, "/about");
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(200);
    await entry(page, "Industries").hover();
    await page.clock.runFor(1);
    await expect(panel(page, "Industries")).toBeVisible();
    await expect(panel(page, "Capabilities")).toBeHidden();
  });

  test("a press right after the panel opened leaves it open, a second press closes it", async ({
    page,
  }) => {
    await openFrozen(page, "/about");
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(250);
    await entry(page, "Capabilities").click();
    await expect(panel(page, "Capabilities")).toBeVisible();
    await entry(page, "Capabilities").click();
    await expect(panel(page, "Capabilities")).toBeHidden();
  });
});

test.describe("disclosure navigation (WAI-ARIA Authoring Practices)", () => {
  test("an entry states whether its panel is open, and which panel it controls", async ({
    page,
  }) => {
    await open(page, "/about");
    for (const name of PANELS) {
      const button = entry(page, name);
      await expect(button).toHaveAttribute("aria-expanded", "false");
      const id = (await button.getAttribute("aria-controls")) ?? "";
      expect(id).toMatch(/^[a-z][\w-]*$/);
      await button.press("Enter");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator(`#${id}`)).toBeVisible();
      await button.press(" ");
      await expect(page.locator(`#${id}`)).toBeHidden();
    }
  });

  test("by keyboard: open, walk through the links, Escape returns the focus", async ({ page }) => {
    await open(page, "/about");
    await entry(page, "Industries").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(panel(page, "Industries").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page, "Industries").getByRole("link").nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page, "Industries")).toBeHidden();
    await expect(entry(page, "Industries")).toBeFocused();
    // A closed panel has no tab stops.
    await page.keyboard.press("Tab");
    await expect(entry(page, "Insights")).toBeFocused();
  });

  test("one panel at a time; it closes when the focus or a press goes elsewhere", async ({
    page,
  }) => {
    await open(page, "/about");
    await entry(page, "Capabilities").press("Enter");
    await entry(page, "Industries").press("Enter");
    await expect(panel(page, "Capabilities")).toBeHidden();
    await expect(panel(page, "Industries")).toBeVisible();
    // The next entry gets the focus; its own panel stays closed.
    await entry(page, "Insights").focus();
    await expect(panel(page, "Industries")).toBeHidden();
    await entry(page, "Industries").press("Enter");
    await expect(panel(page, "Industries")).toBeVisible();
    await page.getByRole("main").getByRole("link").last().focus();
    await expect(panel(page, "Industries")).toBeHidden();
    await entry(page, "Industries").press("Enter");
    await page.mouse.click(300, 600);
    await expect(panel(page, "Industries")).toBeHidden();
  });

  test("following a link closes the panel. It is closed after the way back, too", async ({
    page,
  }) => {
    await open(page, "/about");
    await entry(page, "Insights").click();
    await panel(page, "Insights").getByRole("link", { name: "Podcasts" }).click();
    await expect(page).toHaveURL("/insights/podcasts");
    await expect(panel(page, "Insights")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel(page, "Insights")).toBeHidden();
  });
});

test.describe("pointer and keyboard together: the focus stays where the visitor put it", () => {
  test("Escape closes a panel that the pointer has opened, and nothing else", async ({ page }) => {
    await openFrozen(page, "/about");
    const phone = page.getByRole("contentinfo").getByRole("link", { name: "Phone" });
    await phone.focus();
    await entry(page, "Capabilities").hover();
    await page.clock.runFor(200);
    await expect(panel(page, "Capabilities")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page, "Capabilities")).toBeHidden();
    await expect(phone).toBeFocused();
  });

  test("a panel that is used by keyboard stays while the pointer crosses the menu", async ({
    page,
  }) => {
    await openFrozen(page, "/about");
    const cross = async () => {
      await entry(page, "Insights").hover();
      await page.clock.runFor(500);
      await entry(page, "Industries").hover();
      await page.mouse.move(300, 700);
      await page.clock.runFor(500);
      await expect(panel(page, "Industries")).toBeVisible();
    };
    await entry(page, "Industries").press("Enter");
    await cross();
    await expect(entry(page, "Industries")).toBeFocused();
    await page.keyboard.press("Tab");
    await cross();
    await expect(panel(page, "Industries").getByRole("link").first()).toBeFocused();
    // A press on an entry opens its panel all the same.
    await entry(page, "Insights").click();
    await expect(panel(page, "Insights")).toBeVisible();
    await expect(panel(page, "Industries")).toBeHidden();
  });

  test("a screen that becomes narrow leads from the menu to the drawer's button, and back", async ({
    page,
  }) => {
    await open(page, "/about");
    await entry(page, "Industries").press("Enter");
    await page.keyboard.press("Tab");
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
  });
});
