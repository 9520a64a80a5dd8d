import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";
import { button, DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

// The download: product 13.6 and 13.7.

const NAME = "trefoil-corporate-presentation.html";

/** Downloads the presentation. @returns the path of the file */
async function download(page: Page): Promise<string> {
  const started = page.waitForEvent("download");
  await button(page, "Download Presentation").click();
  const file = await started;
  expect(file.suggestedFilename()).toBe(NAME);
  await expect(
    page.getByRole("status").filter({ hasText: `Downloaded as ${NAME}` }),
  ).toBeAttached();
  return file.path();
}

/** Five slides of different kinds, at a size in which half a pixel of layout makes no difference. */
async function picturesOf(page: Page): Promise<Buffer[]> {
  await page.bringToFront();
  const pictures: Buffer[] = [];
  for (const index of [0, 1, 4, 8, 14]) {
    const picture = sharp(await slides(page).nth(index).screenshot());
    pictures.push(await picture.removeAlpha().resize(320, 180, { fit: "fill" }).raw().toBuffer());
  }
  return pictures;
}

/** Mean difference of two pictures per channel, of 255. */
function difference(first: Buffer, second: Buffer = Buffer.alloc(0)): number {
  const differences = [...first].map((value, index) => Math.abs(value - (second[index] ?? 255)));
  return differences.reduce((total, each) => total + each) / first.length;
}

test("the file opens offline, sends no request, and looks and prints like the deck by day", async ({
  page,
  browser,
}) => {
  // Both show all slides at a width of 1184 px. The file has a margin of 24 px.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1184, height: 800 });
  await openDeck(page);
  const original = await picturesOf(page);
  const texts = await slides(page).allTextContents();
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  const html = await readFile(await download(page), "utf8");
  expect(html).not.toMatch(/<script|\son\w+=|<link|(src|href)="data:[^",]* /i);

  // The browser stores downloads under names without an extension. The file needs .html.
  const viewport = { width: 1232, height: 800 };
  const context = await browser.newContext({ offline: true, viewport, colorScheme: "dark" });
  const saved = await context.newPage();
  const requested: string[] = [];
  saved.on("request", (request) => requested.push(request.url()));
  await saved.route("file:///deck.html", (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await saved.goto("file:///deck.html");
  await expect(saved).toHaveTitle(await page.title());
  await saved.evaluate(() => document.fonts.ready);
  expect(requested.filter((url) => !url.startsWith("data:"))).toEqual(["file:///deck.html"]);
  const font = '600 20px "Familjen Grotesk Variable"';
  expect(await saved.evaluate((name) => document.fonts.check(name), font)).toBe(true);
  expect(await slides(saved).allTextContents()).toEqual(texts);
  expect(await pagesOf(await saved.pdf({ preferCSSPageSize: true }))).toHaveLength(DECK_LENGTH);
  for (const [position, picture] of (await picturesOf(saved)).entries()) {
    expect(difference(picture, original[position]), `picture ${position + 1}`).toBeLessThan(1);
  }
  await context.close();
});

test("once the deck is idle, paging and downloading work without a connection", async ({
  page,
  context,
  allowConsole,
}) => {
  // Without a connection no linked page is prefetched.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (source: Blob) => {
      document.documentElement.dataset.blobType = source.type;
      return create(source);
    };
  });
  await openDeck(page, "?slide=4");
  const fetched = () =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
      (entry) => entry.initiatorType === "fetch" && entry.responseEnd > 0,
    ).length;
  // The pictures and the font.
  const expected = 1 + (await slides(page).locator("img").count());
  await expect.poll(() => page.evaluate(fetched)).toBe(expected);
  await context.setOffline(true);
  await button(page, "Next").click();
  await expectSlide(page, 5);
  await download(page);
  await expect(page.locator("html")).toHaveAttribute("data-blob-type", "text/html");
  await expect(button(page, "Download Presentation")).not.toHaveAttribute("aria-busy");
  await expectSlide(page, 5);
});

test("when a picture cannot be fetched the page says so, and a second attempt works", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route("**/artwork/**", (route) => route.abort());
  await openDeck(page);
  await button(page, "Download Presentation").click();
  const failure = page.getByRole("alert").filter({ hasText: "could not be built" });
  await expect(failure).toBeVisible();
  await expect(button(page, "Download Presentation")).not.toHaveAttribute("aria-busy");

  await page.unroute("**/artwork/**");
  await download(page);
  await expect(failure).toHaveCount(0);
});
