import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { countLoads, expectBelowHeader, open, topOf } from "./open-page.ts";

const ARTICLE = "/insights/articles/give-growth-one-owner";

const scroll = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });

for (const [path, name, target] of [
  ["/", "Explore Our Capabilities", "#services"],
  ["/hero-preview", "Explore Our Capabilities", "#services"],
  ["/hero-preview", "Latest Insights", "#insights"],
  ["/hero-preview", "Scroll down to our capabilities", "#services"],
] as const) {
  test(`'${name}' of ${path} leads to its part of the page, also after the way back`, async ({
    page,
  }) => {
    await open(page, path);
    const link = page.getByRole("main").getByRole("link", { name });
    await link.click();
    await expect(page).toHaveURL(path + target);
    await expectBelowHeader(page, target);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await footerLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await scroll(page, 0);
    await link.click();
    await expectBelowHeader(page, target);
  });
}

test("the contents of an article lead to its parts and mark the current one, and Back leads back", async ({
  page,
}) => {
  await open(page, ARTICLE);
  const contents = page.getByRole("navigation", { name: "In this text" });
  const marked = contents.locator("[aria-current]");
  await expect(marked).toHaveCount(0);
  const links = page.getByRole("navigation", { name: "In this text" }).getByRole("link");
  const ids = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  const [, second = "", third = ""] = ids as string[];
  await links.nth(1).click();
  await expectBelowHeader(page, second);
  await expect(contents).toBeInViewport();
  await expect(marked).toHaveText([(await links.nth(1).textContent()) ?? ""]);
  await links.nth(2).press("Enter");
  await expectBelowHeader(page, third);
  await expect(marked).toHaveText([(await links.nth(2).textContent()) ?? ""]);
  await expect(marked).toHaveCSS("text-decoration-line", "underline");
  await page.goBack();
  await expectBelowHeader(page, second);
  await scroll(page, 0);
  await expect(marked).toHaveCount(0);

  await page.goto("about:blank");
  await open(page, ARTICLE + third);
  await expectBelowHeader(page, third);
});

test("the skip link is the first stop and leads past the header, also after a scrolled page", async ({
  page,
}) => {
  await open(page, "/");
  await scroll(page, 1500);
  await footerLink(page, "Careers").click();
  await expect(page).toHaveURL("/careers");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  expect(await topOf(page, "main")).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toBeVisible();
});

test("the scroll position comes back on going back and forward", async ({ page }) => {
  await open(page, "/");
  await scroll(page, 1500);
  // The link is already in view, so the press does not scroll.
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scroll(page, 400);
  const left = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("a change of the query loads no document and leaves the focus; Back restores the query", async ({
  page,
}) => {
  await open(page, "/insights");
  const loads = countLoads(page);
  const filter = page
    .getByRole("navigation", { name: "Filter by category" })
    .getByRole("link", { name: "Strategy" });
  await filter.click();
  await expect(page).toHaveURL(/category=Strategy/);
  await expect(filter).toBeFocused();
  await expect(filter).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page).toHaveURL("/insights");
  await expect(filter).not.toHaveAttribute("aria-current");
  expect(loads()).toBe(0);
});

test("the menu marks the entry of the current part of the site", async ({ page }) => {
  const entry = page
    .getByRole("navigation", { name: "Main", exact: true })
    .locator("[aria-current]")
    .filter({ visible: true });
  for (const [path, name] of [
    ["/", "Home"],
    ["/services/business-consulting", "Capabilities"],
    ["/industries/healthcare", "Industries"],
    ["/insights/podcasts", "Insights"],
    ["/contact", "Contact"],
  ] as const) {
    await page.goto(path);
    await expect(entry).toHaveText(name);
  }
});
