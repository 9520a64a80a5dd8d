import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

// Specification of the design: about 70 characters a line, one gap above the footer.
const TEXTS = [
  "/about",
  "/services/business-consulting",
  "/services/risk-management",
  "/industries/healthcare",
  "/careers/economist",
  "/insights/articles/give-growth-one-owner",
  "/insights/blogs/delete-crm-fields-before-you-add-any",
  "/privacy",
];
const OTHERS = "/ /contact /leadership /services /industries /careers /insights /insights/podcasts";

test.use({ reducedMotion: "reduce" });

for (const path of TEXTS) {
  test(`the lines of ${path} have 60 to 75 characters at 1440 px, at the median of its long texts`, async ({
    page,
  }) => {
    await open(page, path);
    const lengths = await page.locator("main :is(p, li):not(:has(p, li))").evaluateAll((texts) =>
      texts
        .filter((text) => text.checkVisibility() && (text.textContent ?? "").trim().length > 240)
        .map((text) => {
          const { height } = text.getBoundingClientRect();
          const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
          // The last line is half empty, on average.
          return (text.textContent ?? "").trim().length / (lines - 0.5);
        })
        .sort((a, b) => a - b),
    );
    expect(lengths.length).toBeGreaterThan(0);
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(75);
  });
}

for (const path of [...TEXTS, ...OTHERS.split(" ")]) {
  test(`what ${path} ends with stands 120 px above the footer`, async ({ page }) => {
    await open(page, path);
    const gap = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("main *")].filter((part) => {
        const { backgroundColor } = getComputedStyle(part);
        const hasText = [...part.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const isBox = part.tagName === "IMG" || backgroundColor !== "rgba(0, 0, 0, 0)";
        return (hasText || isBox) && part.checkVisibility() && !part.matches(".sr-only");
      });
      const bottom = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      return (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) - bottom;
    });
    expect(Math.abs(gap - 120)).toBeLessThanOrEqual(4);
  });
}
