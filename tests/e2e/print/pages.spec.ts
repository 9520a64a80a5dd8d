import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { pagesOf } from "../pdf.ts";

const ARTICLE = "/insights/articles/give-growth-one-owner";

test("on paper a page has its address at the top, links have theirs, controls are gone", async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const link = page.locator(".prose a[href]").first();
  const after = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  await expect(page.locator(".print-header")).toBeHidden();
  expect(await after()).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await after()).toContain(await link.getAttribute("href"));
  await expect(page.locator(".print-header")).toContainText(ARTICLE);
  for (const path of [ARTICLE, "/presentation", "/brochure"]) {
    await page.goto(path);
    for (const part of ["banner", "contentinfo", "button"] as const) {
      await expect(page.getByRole(part), path).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(path === ARTICLE ? 1 : 0);
  }
});

test("on paper nothing waits to be scrolled to", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-reveal=waiting]").last()).toHaveCSS("opacity", "1");
});

for (const [format, width] of [
  ["A4", 794],
  ["Letter", 816],
] as const) {
  test(`an article prints on ${format} without a blank or a cut page`, async ({ page }) => {
    await page.goto(ARTICLE);
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(6);
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: "print" });
    const root = page.locator("html");
    const overhang = await root.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overhang).toBeLessThanOrEqual(0);
  });
}
