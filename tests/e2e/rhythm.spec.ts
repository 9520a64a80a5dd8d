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

for (const part of [0, 1]) {
  test(`what pages end with stands 120 px above the footer, and the lines of long texts have 60 to 75 characters at the median (part ${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    for (const path of [...TEXTS, ...OTHERS.split(" ")].filter((_, index) => index % 2 === part)) {
      await open(page, path);
      const gap = (await page.evaluate(gapAboveFooter)) - 120;
      expect.soft(Math.abs(gap), path).toBeLessThanOrEqual(4);
      if (!TEXTS.includes(path)) continue;
      const lengths = await page.evaluate(lengthsOfLines);
      expect.soft(lengths.length, path).toBeGreaterThan(0);
      const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
      expect.soft(median, path).toBeGreaterThanOrEqual(60);
      expect.soft(median, path).toBeLessThanOrEqual(75);
    }
  });
}

/** Characters of a line of each long text, on average; the shortest first. */
function lengthsOfLines(): number[] {
  return [...document.querySelectorAll("main :is(p, li):not(:has(p, li))")]
    .filter((text) => text.checkVisibility() && (text.textContent ?? "").trim().length > 240)
    .map((text) => {
      const { height } = text.getBoundingClientRect();
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
      // The last line is half empty, on average.
      return (text.textContent ?? "").trim().length / (lines - 0.5);
    })
    .sort((a, b) => a - b);
}

function gapAboveFooter(): number {
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
}
