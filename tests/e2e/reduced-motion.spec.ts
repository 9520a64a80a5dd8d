import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: no transition, no animation", async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const type of ["transitionrun", "animationstart"]) {
        document.addEventListener(type, (event) => {
          const { transitionDuration, animationDuration } = getComputedStyle(
            event.target as Element,
          );
          // With a delay and no duration, an element jumps.
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
  });
});
