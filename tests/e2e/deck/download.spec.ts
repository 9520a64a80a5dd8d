import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";
import { DECK_LENGTH, expectSlide, openDeck, slides } from "./open-deck.ts";

const button = (page: Page) => page.getByRole("button", { name: "Download Presentation" });

/** Downloads the presentation. @returns the path of the file */
async function download(page: Page): Promise<{ path: string; name: string }> {
  const started = page.waitForEvent("download");
  await button(page).click();
  const file = await started;
  return { path: await file.path(), name: file.suggestedFilename() };
}

test("section 7, Presentation download: an HTML file of a fixed name, then the flag is clear", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (source: Blob) => {
      document.documentElement.dataset.blobType = source.type;
      return create(source);
    };
  });
  await openDeck(page, "?slide=4");
  const { name } = await download(page);
  expect(name).toBe("corporate-presentation.html");
  await expect(page.locator("html")).toHaveAttribute("data-blob-type", "text/html");
  await expect(button(page)).not.toHaveAttribute("aria-busy");
  await expectSlide(page, 4);
});

test("the file opens offline, asks for nothing, and looks and prints as the deck does", async ({
  page,
  browser,
}) => {
  await openDeck(page);
  const { path } = await download(page);
  const html = await readFile(path, "utf8");
  expect(html).not.toMatch(/<script|\son\w+=|<link/i);

  // A name that ends in .html: the browser keeps downloads under names without an ending.
  const context = await browser.newContext({
    offline: true,
    viewport: { width: 1280, height: 800 },
  });
  const saved = await context.newPage();
  const asked: string[] = [];
  saved.on("request", (request) => asked.push(request.url()));
  await saved.route("file:///deck.html", (route) =>
    route.fulfill({ body: html, contentType: "text/html" }),
  );
  await saved.goto("file:///deck.html");
  await saved.evaluate(() => document.fonts.ready);
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual(["file:///deck.html"]);
  expect(
    await saved.evaluate(() => document.fonts.check('600 20px "Familjen Grotesk Variable"')),
  ).toBe(true);

  const texts = await slides(page).allTextContents();
  expect(await slides(saved).allTextContents()).toEqual(texts);
  expect(pagesOf(await saved.pdf({ preferCSSPageSize: true }))).toHaveLength(DECK_LENGTH);

  // Both show all slides, 1184 px wide; the file leaves 24 px around them.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1184, height: 800 });
  await saved.setViewportSize({ width: 1232, height: 800 });
  const original = await picturesOf(page);
  const copy = await picturesOf(saved);
  for (const [position, picture] of original.entries()) {
    expect(difference(picture, copy[position]), `picture ${position + 1}`).toBeLessThan(1);
  }
  await context.close();
});

test("when a picture cannot be fetched the page says so, and a second attempt works", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await openDeck(page);
  await page.route("**/artwork/**", (route) => route.abort());
  await button(page).click();
  const failure = page.getByRole("alert").filter({ hasText: "could not be built" });
  await expect(failure).toBeVisible();
  await expect(button(page)).not.toHaveAttribute("aria-busy");

  await page.unroute("**/artwork/**");
  expect((await download(page)).name).toBe("corporate-presentation.html");
  await expect(failure).toHaveCount(0);
});

/** Five slides of different kinds, in a size of their own, so that half a pixel of layout makes no difference. */
async function picturesOf(page: Page): Promise<Buffer[]> {
  await page.bringToFront();
  const pictures: Buffer[] = [];
  for (const index of [0, 1, 4, 8, 14]) {
    const png = await slides(page).nth(index).screenshot();
    pictures.push(
      await sharp(png).removeAlpha().resize(320, 180, { fit: "fill" }).raw().toBuffer(),
    );
  }
  return pictures;
}

/** Mean difference of two pictures per channel, of 255. */
function difference(first: Buffer, second: Buffer | undefined): number {
  if (!second) throw new Error("a picture is missing");
  const sum = first.reduce(
    (total, value, index) => total + Math.abs(value - (second[index] ?? 0)),
    0,
  );
  return sum / first.length;
}
