import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Distance from the nearest circle to the nearest line of text or control of the hero; negative where they meet. */
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

test("the labels on the circles of the second hero have AA contrast with what lies behind", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/hero-preview");
  const found = await page.locator(".growth-hero svg").evaluate((svg) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = numbers(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const fillBehind = (x: number, y: number) => {
      const painted = [...svg.querySelectorAll("circle")].filter((circle) => {
        if (circle.closest("clipPath")) return false;
        const clips = [circle, circle.parentElement].flatMap((element) => {
          const id = element?.getAttribute("clip-path")?.match(/#([\w-]+)/)?.[1];
          const clip = id && document.getElementById(id)?.querySelector("circle");
          return clip ? [clip] : [];
        });
        return [circle, ...clips].every((shape) => {
          const [cx = 0, cy = 0, r = 0] = ["cx", "cy", "r"].map((name) =>
            Number(shape.getAttribute(name)),
          );
          return Math.hypot(x - cx, y - cy) < r;
        });
      });
      const last = painted.at(-1);
      return last ? getComputedStyle(last).fill : "rgb(255, 255, 255)";
    };
    return [...svg.querySelectorAll("tspan")].flatMap((line) => {
      const ink = luminance(getComputedStyle(line).fill);
      const end = line.getNumberOfChars() - 1;
      return [line.getStartPositionOfChar(0), line.getEndPositionOfChar(end)].map(({ x, y }) => {
        const behind = luminance(fillBehind(x, y));
        const [dark, light] = [ink, behind].sort((a, b) => a - b) as [number, number];
        return { text: line.textContent, contrast: (light + 0.05) / (dark + 0.05) };
      });
    });
  });
  expect(found).toHaveLength(10);
  for (const { text, contrast } of found) expect(contrast, text ?? "").toBeGreaterThan(4.5);
});
