import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pagesOf } from "./pdf.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each figure of the firm says its base, its period and its source", async ({ page }) => {
    for (const path of ["/", "/about"]) {
      await page.goto(path);
      const band = page.locator(".claims");
      await expect(band.getByRole("heading", { level: 2 })).toBeVisible();
      const figures = band.locator(".claims-figure");
      expect(await figures.count(), path).toBeGreaterThan(2);
      for (const figure of await figures.all()) {
        await expect(figure.getByText("Source", { exact: true })).toBeHidden();
        await figure.getByText("How counted").click();
        await expect(figure.getByText("Base", { exact: true })).toBeVisible();
        await expect(figure.getByText("Period", { exact: true })).toBeVisible();
        await expect(figure.getByText("Source", { exact: true })).toBeVisible();
        await expect(figure.getByText("Illustrative.")).toBeVisible();
      }
    }
  });
});

test("on paper every figure shows how it is counted", async ({ page }) => {
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  for (const source of await page.locator(".claims").getByText("Source", { exact: true }).all()) {
    await expect(source).toBeVisible();
  }
});

test("a sheet stands on its service's page, and its own page prints it on one sheet", async ({
  page,
}) => {
  await page.goto("/services/m&a-growth-support");
  const sheet = page.getByRole("region", { name: "The interview guide of a merger" });
  await expect(sheet.getByText("Illustrative.")).toBeVisible();
  await sheet.getByRole("link", { name: "Open the sheet" }).click();
  await expect(page).toHaveURL("/documents/merger-interview-guide");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "The interview guide of a merger",
  );
  for (const id of ["one-page-decision", "monthly-review-sheet", "who-owns-growth"]) {
    await page.goto(`/documents/${id}`);
    expect(await countPdfPages(page), id).toBe(1);
  }
  await page.goto("/documents/merger-interview-guide");
  expect(await countPdfPages(page)).toBe(1);
});

/** The number of sheets of A4 that a page takes. */
async function countPdfPages(page: Page): Promise<number> {
  return (await pagesOf(await page.pdf({ format: "A4" }))).length;
}
