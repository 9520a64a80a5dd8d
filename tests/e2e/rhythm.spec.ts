import { expect, test } from "./fixtures.ts";
import { awaitFont, openInFont } from "./open-page.ts";

// The design: lines of about 70 characters, the same gap above every footer.
const TEXTS = [
  "/about",
  "/leadership/tobias-renner",
  "/services/business-consulting",
  "/services/risk-management",
  "/industries/healthcare",
  "/careers/economist",
  "/insights/articles/give-growth-one-owner",
  "/insights/blogs/delete-crm-fields-before-you-add-any",
  "/privacy",
];
const PAGES_WITHOUT_LONG_TEXTS = [
  "/",
  "/contact",
  "/leadership",
  "/services",
  "/industries",
  "/careers",
  "/insights",
  "/insights/podcasts",
  "/documents/one-page-decision",
];

test.use({ reducedMotion: "reduce" });

test.beforeEach(({ page }) => awaitFont(page));

test("pages end 120 px above the footer, and the median line of long texts has 60 to 75 characters", async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of [...TEXTS, ...PAGES_WITHOUT_LONG_TEXTS]) {
    await openInFont(page, path);
    expect.soft(await page.evaluate(gapFault), path).toBeLessThanOrEqual(4);
    if (!TEXTS.includes(path)) continue;
    const median = await page.evaluate(medianOfLines);
    expect.soft(median, path).toBeGreaterThanOrEqual(60);
    expect.soft(median, path).toBeLessThanOrEqual(75);
  }
});

/** The median number of characters in the lines of long texts. 0 if a page has none. */
function medianOfLines(): number {
  const lengths = [...document.querySelectorAll("main :is(p, li):not(:has(p, li))")]
    .filter((text) => text.checkVisibility() && (text.textContent ?? "").trim().length > 240)
    .map((text) => {
      const { height } = text.getBoundingClientRect();
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
      // On average, the last line is half empty.
      return (text.textContent ?? "").trim().length / (lines - 0.5);
    })
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** By how many pixels the gap above the footer differs from 120. */
function gapFault(): number {
  const parts = [...document.querySelectorAll("main *")].filter((part) => {
    const { backgroundColor } = getComputedStyle(part);
    const hasText = [...part.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isBox = part.tagName === "IMG" || backgroundColor !== "rgba(0, 0, 0, 0)";
    return (hasText || isBox) && part.checkVisibility() && !part.matches(".sr-only");
  });
  const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  const { top } = (document.querySelector("footer") as Element).getBoundingClientRect();
  return Math.abs(top - bottom - 120);
}

test("the first line of an article stands in the first window, and titles start at one height", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const tops = new Map<string, number>();
  for (const path of TITLED) {
    await openInFont(page, path);
    const { y = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    tops.set(path, Math.round(y));
    if (!path.includes("/insights/")) continue;
    const line = await page
      .locator("article p")
      .filter({ hasText: /.{120}/ })
      .first()
      .evaluate((text) => text.getBoundingClientRect().top + 30);
    expect.soft(line, path).toBeLessThan(768);
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});

/** Pages of every opening. */
const TITLED = [
  "/about",
  "/services",
  "/services/performance-optimization",
  "/industries",
  "/industries/healthcare",
  "/insights",
  "/insights/articles/give-growth-one-owner",
  "/insights/articles/a-growth-plan-that-survives-its-second-quarter",
  "/careers",
  "/careers/economist",
  "/contact",
  "/leadership",
  "/leadership/priya-raman",
  "/privacy",
  "/feeds",
];

test("on a telephone titles start at one height, however long the way to the page is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const tops = new Map<string, number>();
  for (const path of [
    "/about",
    "/services/business-consulting",
    "/services/strategic-marketing-communication",
    "/industries/energy-resources",
    "/careers",
    "/careers/market-research-consultant",
    "/privacy",
  ]) {
    await openInFont(page, path);
    const { y = 0 } = (await page.getByRole("heading", { level: 1 }).boundingBox()) ?? {};
    tops.set(path, Math.round(y));
  }
  expect(new Set(tops.values()).size, JSON.stringify([...tops])).toBe(1);
});

test("the header and the page begin at one line", async ({ page }) => {
  await openInFont(page, "/about");
  for (const width of [390, 768, 844, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const logo = await page.getByRole("banner").locator(".logo").boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(logo?.x, `at ${width} px`).toBe(title?.x);
  }
});

test("in a low window the presentation begins at the line of the header, and its slide ends at the edge of the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 340 });
  await openInFont(page, "/presentation");
  const logo = await page.getByRole("banner").locator(".logo").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(title?.x).toBe(logo?.x);
  const slide = await page.getByRole("article").boundingBox();
  expect(slide).toMatchObject({ y: 52, height: 288 });
  expect((slide?.x ?? 0) + (slide?.width ?? 0)).toBe(844);
});

test("on a telephone in landscape the first window shows the title and the first action", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 340 });
  const main = page.getByRole("main");
  const firstActions = {
    "/contact": main.getByRole("textbox").first(),
    "/careers/apply": main.getByRole("textbox").first(),
    "/insights/podcasts": main.getByRole("link", { name: /meantime/ }),
    "/services": main.locator("[data-card] a").first(),
    "/brochure": main.getByRole("button", { name: "Download Brochure" }),
  };
  for (const [path, action] of Object.entries(firstActions)) {
    await openInFont(page, path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeInViewport({ ratio: 1 });
    await expect.soft(action, path).toBeInViewport({ ratio: 1 });
  }
});

test("on a telephone the first window shows what happens after a form is sent, and its first field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole("main");
  const steps = main.locator("li:has(svg)");
  for (const path of ["/contact", "/careers/apply"]) {
    await openInFont(page, path);
    await expect.soft(steps, path).toHaveCount(3);
    for (const step of await steps.all()) {
      await expect.soft(step.getByRole("heading"), path).toBeInViewport({ ratio: 1 });
      await expect.soft(step.locator("svg"), path).toBeInViewport({ ratio: 1 });
      await expect.soft(step.getByRole("paragraph"), path).toBeInViewport({ ratio: 1 });
    }
    await expect.soft(main.getByRole("textbox").first(), path).toBeInViewport({ ratio: 1 });
  }
});

test("the first window of Insights shows the title of the lead story, and the categories stand in one row", async ({
  page,
}) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await openInFont(page, "/insights");
    const at = `${width} x ${height}`;
    const title = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const { y: titleTop = height } = (await title.boundingBox()) ?? {};
    expect.soft(titleTop + FIRST_LINE, at).toBeLessThan(height);
    const tops = await page
      .getByRole("navigation", { name: "Filter by category" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect.soft(new Set(tops).size, at).toBe(1);
  }
});

test("every window shows the drawing of an article whole", async ({ page }) => {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await openInFont(page, "/insights/articles/give-growth-one-owner");
    const cropped = await page.locator("article img.opening-picture").evaluate((image) => {
      const { naturalWidth, naturalHeight, width, height } = image as HTMLImageElement;
      return Math.abs(width / height / (naturalWidth / naturalHeight) - 1);
    });
    expect.soft(cropped, `${width} x ${height}`).toBeLessThan(0.02);
  }
});

/** Windows of telephones, tablets and computers. */
const WINDOWS = [
  [390, 844],
  [844, 340],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Pixels that the first line of a title needs. */
const FIRST_LINE = 30;
