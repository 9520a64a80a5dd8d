import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

test("the copyright line has the year of the visitor's clock, and the legal pages the day of the build (product 4.13 and 9.3)", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00"));
  for (const path of ["/terms", "/privacy", "/cookies"]) {
    await open(page, path);
    await expect(page.getByRole("contentinfo")).toContainText("© 2031 ");
    await expect(page.getByRole("main")).toContainText("Last updated: November 23, 2026");
  }
});

test("the first capability of the home page spans two columns and has the larger picture (product 5.9)", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/");
  const cards = page.locator("#services article");
  await expect(cards).toHaveCount(3);
  const widthOf = async (number: number, part: string) =>
    (await cards.nth(number).locator(part).first().boundingBox())?.width ?? 0;
  for (const number of [1, 2]) {
    expect(await widthOf(0, "xpath=.")).toBeGreaterThan(2 * (await widthOf(number, "xpath=.")));
    expect(await widthOf(0, "img")).toBeGreaterThan(2 * (await widthOf(number, "img")));
  }
});
