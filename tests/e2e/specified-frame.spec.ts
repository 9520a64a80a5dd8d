import { insightListsContent } from "#app/features/insights/content.ts";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../set-up/load-content.ts";
import { expect, test } from "./fixtures.ts";
import { open } from "./open-page.ts";

await loadTestContent();

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

test("the footer says what the firm does (product 4.11)", async ({ page }) => {
  await open(page, "/about");
  const text = page
    .getByRole("contentinfo")
    .getByText(content().site.footer.blurb, { exact: true });
  await expect(text).toBeVisible();
});

test("a list that is yet to come has a note and a picture, which is drawn before any scroll (product 8.5)", async ({
  page,
}) => {
  const lists = insightListsContent().lists.flatMap(({ id, comingSoon }) => {
    return comingSoon ? [{ id, sentence: comingSoon.sentence }] : [];
  });
  expect(lists).toHaveLength(4);
  for (const { id, sentence } of lists) {
    await open(page, `/insights/${id}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("note")).toContainText(sentence);
    const picture = main.locator("img").first();
    await expect(picture).toBeInViewport({ ratio: 0.5 });
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    expect((await picture.boundingBox())?.width, id).toBeGreaterThan(200);
  }
});
