import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";

const PRINTED_TITLE = "Company Brochure";
const button = (page: Page) => page.getByRole("button", { name: "Download Brochure" });

/** Records what the document is called whenever the print dialog opens. */
async function recordPrinting(page: Page, doesReport: boolean): Promise<void> {
  await page.addInitScript((reports) => {
    const seen = window as unknown as { printed: string[] };
    seen.printed = [];
    window.print = () => {
      seen.printed.push(document.title);
      if (reports) window.dispatchEvent(new Event("afterprint"));
    };
  }, doesReport);
}

const printed = (page: Page) =>
  page.evaluate(() => (window as unknown as { printed: string[] }).printed);

test("section 2, Brochure: the button prints under the title 'Company Brochure', restored afterwards", {
  tag: "@both",
}, async ({ page }) => {
  await recordPrinting(page, true);
  await page.goto("/brochure");
  const title = await page.title();
  expect(title).not.toBe(PRINTED_TITLE);
  await button(page).click();
  await expect.poll(() => printed(page)).toEqual([PRINTED_TITLE]);
  expect(await page.title()).toBe(title);
  await button(page).click();
  await expect.poll(() => printed(page)).toEqual([PRINTED_TITLE, PRINTED_TITLE]);
  expect(await page.title()).toBe(title);
});

test("the title comes back also where the browser does not report the end of printing", async ({
  page,
}) => {
  await recordPrinting(page, false);
  await page.goto("/brochure");
  const title = await page.title();
  await button(page).click();
  await expect(page).toHaveTitle(PRINTED_TITLE);
  await expect(page).toHaveTitle(title);
});

test("the browser's own print command takes the same title", async ({ page }) => {
  await recordPrinting(page, true);
  await page.goto("/brochure");
  const title = await page.title();
  // The first click starts the page's scripts.
  await button(page).click();
  await expect.poll(() => printed(page)).toHaveLength(1);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await page.title()).toBe(PRINTED_TITLE);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect(await page.title()).toBe(title);
});

test("section 2, Brochure: cover, About Us with approach, six services, four industries, contact", {
  tag: "@both",
}, async ({ page }) => {
  await page.goto("/brochure");
  const sheets = page.locator(".sheet");
  await expect(sheets).toHaveCount(5);
  await expect(sheets.nth(0)).toContainText("2024");
  await expect(sheets.nth(1).getByRole("heading", { name: "About Us" })).toBeVisible();
  expect(await sheets.nth(1).getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
  await expect(sheets.nth(2).getByRole("listitem")).toHaveCount(6);
  await expect(sheets.nth(3).getByRole("listitem")).toHaveCount(4);
  await expect(sheets.nth(4).getByRole("link", { name: /@/ })).toBeVisible();
});

for (const { format, width, height } of [
  { format: "A4", width: 595, height: 842 },
  { format: "Letter", width: 612, height: 792 },
]) {
  test(`section 9: on ${format} every part of the brochure is one page, texts in 12 pt`, async ({
    page,
  }) => {
    await page.goto("/brochure");
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages.map((each) => Math.round(each.width))).toEqual(
      Array(5).fill(width + (width === 595 ? 1 : 0)),
    );
    expect(pages).toHaveLength(5);

    // The paper in pixels, as print lays it out.
    await page.setViewportSize({
      width: Math.round(width / 0.75),
      height: Math.floor(height / 0.75),
    });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".sheet-about p").first()).toHaveCSS("font-size", "16px");
    const spilled = await page.locator(".sheet").evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const { bottom } = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll("h2, h3, h4, p, li, img")]
          .filter((part) => part.getBoundingClientRect().bottom > bottom)
          .map((part) => `${sheet.className}: ${part.textContent}`);
      }),
    );
    expect(spilled).toEqual([]);
  });
}

test("on paper the brochure keeps its colours and the site around it is gone", async ({ page }) => {
  await page.goto("/brochure");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".sheet-cover")).toHaveCSS("print-color-adjust", "exact");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(button(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the brochure can be read, and the page says how to print it", async ({ page }) => {
    await page.goto("/brochure");
    await expect(page.locator(".sheet").filter({ visible: true })).toHaveCount(5);
    await expect(button(page)).toBeHidden();
    await expect(page.getByText("Print this page")).toBeVisible();
  });
});
