import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

/** Notes what a change of the document animates, in the document that comes. */
function noteTransition() {
  addEventListener("pagereveal", ({ viewTransition }) =>
    viewTransition?.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const faded = effects.map(
        (effect) => `${effect.pseudoElement} ${effect.getTiming().duration}`,
      );
      Object.assign(window, { faded });
    }),
  );
}

test("a page change cross-fades the main area in 200 ms and leaves the header alone", {
  tag: "@whole-browser",
}, async ({ page }) => {
  await page.addInitScript(noteTransition);
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/careers");
  const faded = await page.waitForFunction(() => (window as unknown as { faded?: string[] }).faded);
  const names = (await faded.jsonValue()) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/\(page\) 200$/);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: no transition, no animation, no page change that fades", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const type of ["transitionrun", "animationstart"]) {
        document.addEventListener(type, (event) => {
          const { transitionDuration, animationDuration } = getComputedStyle(
            event.target as Element,
          );
          // What has a delay alone jumps.
          if (/[1-9]/.test(`${transitionDuration} ${animationDuration}`)) seen.push(type);
        });
      }
    });
    await open(page, "/");
    await page.getByRole("button", { name: /^Message 3/ }).click();
    await page.getByRole("button", { name: "Capabilities", exact: true }).click();
    await page.evaluate(() => scrollTo(0, 2000));
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .filter((effect) => Number(effect.getComputedTiming().duration) > 0)
        .map((effect) => `${effect.pseudoElement ?? effect.target?.outerHTML.slice(0, 60)}`),
    );
    expect(running).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    await page.addInitScript(noteTransition);
    await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
    await open(page, "/careers");
    expect(await page.evaluate(() => "faded" in window)).toBe(false);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("controls keep an outline, the current ones a mark, the focus a ring", async ({ page }) => {
    await open(page, "/");
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth);
        });
    expect(await border(".hero-actions a")).toBeGreaterThan(0);
    const other = await border(".hero-bar:not([aria-current])");
    expect(other).toBeGreaterThan(0);
    expect(await border(".hero-bar[aria-current]")).toBeGreaterThan(other);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe("solid 3px");
  });

  test("the circles keep their colours, the current entry of the menu its mark", async ({
    page,
  }) => {
    await open(page, "/");
    const fills = await page
      .locator(".hero-circles > circle")
      .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).fill));
    expect(fills).toEqual(["rgb(255, 182, 26)", "rgb(43, 75, 255)", "rgb(255, 74, 50)"]);
    const mark = await page.locator("header [aria-current]").evaluate((entry) => {
      const { opacity, borderBottomWidth } = getComputedStyle(entry, "::after");
      return { opacity, borderBottomWidth };
    });
    expect(mark).toEqual({ opacity: "1", borderBottomWidth: "2px" });
  });
});
