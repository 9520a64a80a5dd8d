import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { lengthenTexts } from "../long-texts.ts";
import { open } from "../open-page.ts";
import { pagesOf } from "../pdf.ts";
import { cutOff, setTextSpacing } from "../text-spacing.ts";

// The brochure: product 14.1 and 14.2.

const PRINTED_TITLE = "Company Brochure";
const button = (page: Page) => page.getByRole("button", { name: "Download Brochure" });

test("it prints under the title 'Company Brochure', restored afterwards", { tag: "@both" }, async ({
  page,
}) => {
  const printed: string[] = [];
  await page.exposeFunction("notePrinting", (title: string) => printed.push(title));
  await page.addInitScript(() => {
    const { notePrinting } = window as unknown as { notePrinting: (title: string) => void };
    window.print = () => notePrinting(document.title);
  });
  await open(page, "/brochure");
  const title = await page.title();
  expect(title).not.toBe(PRINTED_TITLE);
  const tell = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await button(page).click();
  await expect.poll(() => printed).toEqual([PRINTED_TITLE]);
  await tell("afterprint");
  expect(await page.title()).toBe(title);
  // The title is restored, too, if the browser does not report the end of printing.
  await button(page).click();
  await expect.poll(() => printed).toEqual([PRINTED_TITLE, PRINTED_TITLE]);
  await expect(page).toHaveTitle(title);
  // The browser's own print command uses the same title.
  await tell("beforeprint");
  expect(await page.title()).toBe(PRINTED_TITLE);
  await tell("afterprint");
  expect(await page.title()).toBe(title);
});

for (const [format, width, height] of [
  ["A4", 596, 842],
  ["Letter", 612, 792],
] as const) {
  test(`on ${format} every part is one page, in its colours, texts in 12 pt`, async ({ page }) => {
    await page.goto("/brochure");
    const pages = await pagesOf(await page.pdf({ format }));
    expect(pages.map((each) => Math.round(each.width))).toEqual(Array(5).fill(width));

    // The paper in pixels, as print lays it out.
    const [wide, high] = [Math.round(width / 0.75), Math.floor(height / 0.75)];
    await page.setViewportSize({ width: wide, height: high });
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
    await expect(page.locator(".sheet-cover")).toHaveCSS("print-color-adjust", "exact");
  });
}

test("with text spacing no text leaves a sheet", async ({ page }) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/brochure");
    await setTextSpacing(page);
    expect.soft(await cutOff(page), `${width} px`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it has its five parts, and the page says how to print it", { tag: "@both" }, async ({
    page,
  }) => {
    await page.goto("/brochure");
    const sheets = page.locator(".sheet").filter({ visible: true });
    await expect(sheets).toHaveCount(5);
    await expect(sheets.nth(0)).toContainText("2024");
    await expect(sheets.nth(1).getByRole("heading", { name: "About Us" })).toBeVisible();
    expect(await sheets.nth(1).getByRole("listitem").count()).toBeGreaterThanOrEqual(4);
    await expect(sheets.nth(2).getByRole("listitem")).toHaveCount(6);
    await expect(sheets.nth(3).getByRole("listitem")).toHaveCount(4);
    await expect(sheets.nth(4).getByRole("link", { name: /@/ })).toBeVisible();
    await expect(button(page)).toBeHidden();
    await expect(page.getByText("Print this page")).toBeVisible();
  });
});

test("no fold of the cover crosses its texts, also if they are longer", async ({ page }) => {
  await open(page, "/brochure");
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const isLong of [false, true]) {
      if (isLong) await lengthenTexts(page);
      const overlap = await page.locator(".sheet-cover").evaluate((cover) => {
        const { top = 0 } = cover.querySelector(".note-fold")?.getBoundingClientRect() ?? {};
        const texts = [...cover.querySelectorAll("p, h2")];
        return Math.max(...texts.map((text) => text.getBoundingClientRect().bottom)) - top;
      });
      expect.soft(overlap, `${width} px, longer texts: ${isLong}`).toBeLessThanOrEqual(0);
    }
    await page.reload();
  }
});
