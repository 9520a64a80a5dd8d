import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { open } from "../open-page.ts";
import { type PdfText, pagesOf } from "../pdf.ts";

const ARTICLE = "/insights/articles/give-growth-one-owner";

test("on paper a page states its address at the top, links state theirs, and controls are gone", async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const link = page.locator(".prose a[href]").first();
  const after = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  await expect(page.locator(".print-header")).toBeHidden();
  expect(await after()).toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await after()).toMatch(/ \(https?:\/\/[^)]+\)/);
  await expect(page.locator(".print-header")).toContainText(ARTICLE);
  for (const path of [ARTICLE, "/presentation", "/brochure"]) {
    await page.goto(path);
    for (const part of ["banner", "contentinfo", "button"] as const) {
      await expect(page.getByRole(part), path).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(path === ARTICLE ? 1 : 0);
  }
});

test("on paper nothing is hidden by the reveal", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-reveal=waiting]").last()).toHaveCSS("opacity", "1");
});

/** One address for each kind of page that is read on paper. */
const KINDS = [
  "/",
  "/hero-preview",
  "/about",
  "/contact",
  "/leadership",
  "/leadership/priya-raman",
  "/insights",
  "/insights/articles",
  "/insights/blogs",
  "/insights/podcasts",
  ARTICLE,
  "/insights/blogs/delete-crm-fields-before-you-add-any",
  "/services",
  "/services/strategic-marketing-communication",
  "/services/strategy-innovation",
  "/industries",
  "/industries/healthcare",
  "/careers",
  "/careers/economist",
  "/careers/apply",
  "/privacy",
  "/feeds",
];
/** Room for the page number at the lower edge, in points. */
const FOOT = 50;
/** Widths of the formats of paper, in pixels. */
const FORMATS = { A4: 794, Letter: 816 } as const;
const formats = Object.entries(FORMATS) as ["A4" | "Letter", number][];

for (const part of [0, 1]) {
  test(`on A4 and Letter nothing stands over the edge, no sheet but the last is two thirds empty, and no heading stands at the foot of one (part ${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ media: "print" });
    for (const path of KINDS.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      for (const [format] of formats) await expectFilledSheets(page, path, format);
      for (const [format, width] of formats) {
        await page.setViewportSize({ width, height: 1000 });
        const overhang = await page
          .locator("html")
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect.soft(overhang, `${path} on ${format}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

async function expectFilledSheets(page: Page, path: string, format: keyof typeof FORMATS) {
  const sizes = await page.evaluate(() => {
    const sizesOf = (selector: string) =>
      [...document.querySelectorAll(`main :is(${selector})`)].map(
        (element) => Number.parseFloat(getComputedStyle(element).fontSize) * 0.75,
      );
    const textSizes = sizesOf("p, li, dd, dt, span, a, blockquote");
    return sizesOf("h1, h2, h3, h4").filter((size) => !textSizes.includes(size));
  });
  const isHeading = ({ size }: PdfText) => sizes.some((each) => Math.abs(each - size) < 0.05);
  const sheets = await pagesOf(await page.pdf({ format }));
  for (const [index, { height, texts }] of sheets.entries()) {
    const body = texts.filter(({ bottom }) => bottom > FOOT);
    const lowest = Math.min(...body.map(({ bottom }) => bottom));
    const at = `${path}, sheet ${index + 1} of ${sheets.length} of ${format}`;
    expect.soft(body.length, `${at} is not blank`).toBeGreaterThan(0);
    if (index === sheets.length - 1) continue;
    expect.soft(lowest / height, `${at} is filled`).toBeLessThan(2 / 3);
    const last = body.filter(({ bottom }) => bottom < lowest + 1);
    expect.soft(last.some(isHeading), `${at} ends with a heading`).toBe(false);
  }
}
