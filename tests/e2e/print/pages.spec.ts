import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";

const ARTICLE = "/insights/articles/give-growth-one-owner";

test("on paper a page has its address at the top, and no header, footer or control", async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".print-header")).toContainText(ARTICLE);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".print-header")).toBeHidden();
});

test("on paper a link in an article is followed by its address", async ({ page }) => {
  await page.goto(ARTICLE);
  const link = page.locator(".prose a[href]").first();
  const href = await link.getAttribute("href");
  const after = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await after()).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await after()).toContain(`${href}`);
});

test("on paper nothing waits to be scrolled to", async ({ page }) => {
  await page.goto("/");
  await page.mouse.move(10, 10);
  await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-reveal=waiting]").last()).toHaveCSS("opacity", "1");
});

for (const format of ["A4", "Letter"]) {
  test(`an article prints on ${format} without a blank or a cut page`, async ({ page }) => {
    await page.goto(ARTICLE);
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(6);
    await page.setViewportSize({ width: format === "A4" ? 794 : 816, height: 1000 });
    await page.emulateMedia({ media: "print" });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
  });
}
