import type { Page } from "@playwright/test";
import { homeContent } from "#app/routes/home/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

await loadTestContent();

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 340],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Distance from the nearest circle to the nearest line of text or control of the hero. Negative if they overlap. */
function clearance(page: Page): Promise<number> {
  return page.evaluate(() => {
    const circles = [...document.querySelectorAll(".hero-circles > circle")].map((circle) => {
      const { x, y, width } = circle.getBoundingClientRect();
      return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
    });
    const range = document.createRange();
    const lines = [
      ...document.querySelectorAll(
        ".hero-message[data-state=shown] > *, .hero-actions > *, .hero-controls > *",
      ),
    ].flatMap((element) => {
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    const distances = circles.flatMap(({ x, y, radius }) =>
      lines.map(({ left, right, top, bottom }) => {
        const dx = Math.max(left - x, 0, x - right);
        const dy = Math.max(top - y, 0, y - bottom);
        return Math.hypot(dx, dy) - radius;
      }),
    );
    return Math.min(...distances);
  });
}

test("no arrangement of the circles runs into the text, on any screen", async ({ page }) => {
  await open(page, "/");
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    for (let number = 0; number < 5; number += 1) {
      await page.evaluate(async (index) => {
        document.querySelectorAll<HTMLElement>(".hero-bar")[index]?.click();
        await new Promise(requestAnimationFrame);
      }, number);
      const distance = await clearance(page);
      expect(distance, `message ${number + 1} at ${width} x ${height}`).toBeGreaterThan(0);
    }
  }
});

test("on a phone the hero fills the screen and its buttons are on it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const box = await page.locator(".hero").boundingBox();
  expect(box).toMatchObject({ y: 80, height: 764 });
  await expect(page.getByRole("link", { name: "Let's Talk" })).toBeInViewport({ ratio: 1 });
});

test("the second hero has its label, heading, intro and three named circles with growth in the middle", async ({
  page,
}) => {
  await open(page, "/hero-preview");
  await expect(page.getByText("Strategic Business Consulting", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Growth that matters");
  await expect(page.getByText(homeContent().growthHero.intro)).toBeVisible();
  const picture = page.getByRole("img", { name: /Management Consulting.*Sales.*Marketing/ });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("aria-label", /Growth/);
  for (const label of ["Management Consulting", "Sales", "Marketing", "Growth"]) {
    await expect(
      picture.locator("text").filter({ hasText: label.split(" ")[0] ?? "" }),
    ).toBeVisible();
  }
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("the labels on the circles of the second hero have AA contrast with their background", async ({
  page,
}) => {
  await open(page, "/hero-preview");
  const contrasts = await page.locator(".growth-hero tspan").evaluateAll((lines) => {
    const luminance = (element: Element | undefined) => {
      const parts = getComputedStyle(element ?? document.body).fill.match(/[\d.]+/g) ?? [];
      const [r = 0, g = 0, b = 0] = parts.map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return lines.flatMap((line) => {
      line.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, height } = line.getBoundingClientRect();
      return [left, right].map((x) => {
        const stack = document.elementsFromPoint(x, top + height / 2);
        const behind = stack.find((element) => element.matches("circle"));
        const pair = [luminance(line), luminance(behind)];
        return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
      });
    });
  });
  expect(contrasts).toHaveLength(10);
  for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
});
