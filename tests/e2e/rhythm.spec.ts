import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

// The design: about 70 characters a line, one gap above the footer.
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
const OTHERS = "/ /contact /leadership /services /industries /careers /insights /insights/podcasts";

test.use({ reducedMotion: "reduce" });

test("what pages end with stands 120 px above the footer, and long texts have lines of 60 to 75 characters at the median", async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const path of [...TEXTS, ...OTHERS.split(" ")]) {
    await open(page, path);
    expect.soft(await page.evaluate(gapFault), path).toBeLessThanOrEqual(4);
    if (!TEXTS.includes(path)) continue;
    const median = await page.evaluate(medianOfLines);
    expect.soft(median, path).toBeGreaterThanOrEqual(60);
    expect.soft(median, path).toBeLessThanOrEqual(75);
  }
});

/** Characters of a line of a long text, at the median of these texts; 0 where there are none. */
function medianOfLines(): number {
  const lengths = [...document.querySelectorAll("main :is(p, li):not(:has(p, li))")]
    .filter((text) => text.checkVisibility() && (text.textContent ?? "").trim().length > 240)
    .map((text) => {
      const { height } = text.getBoundingClientRect();
      const lines = Math.round(height / Number.parseFloat(getComputedStyle(text).lineHeight));
      // The last line is half empty, on average.
      return (text.textContent ?? "").trim().length / (lines - 0.5);
    })
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** By how many pixels the gap above the footer is none of 120. */
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
