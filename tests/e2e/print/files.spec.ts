import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";

const A4 = [595, 842];
const SLIDE = [960, 540];

for (const [path, name, count, size] of [
  ["/brochure", "brochure", 5, A4],
  ["/presentation", "corporate-presentation", 15, SLIDE],
] as const) {
  test(`${path} is there as a PDF that the build has printed`, async ({ page }) => {
    test.skip(!existsSync(`dist/site${path}.pdf`), "the build has found no browser that prints");
    await page.goto(path);
    const link = page.getByRole("link", { name: /PDF \(\d+ KB\)$/ });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(`trefoil-${name}.pdf`);
    const pdf = await readFile(await download.path());
    await expect(link).toContainText(`(${Math.ceil(pdf.length / 1000)} KB)`);
    const sizes = pagesOf(pdf).map(({ width, height }) => [width, height].map(Math.round));
    expect(sizes).toEqual(Array(count).fill(size));
    const text = pdf.toString("latin1");
    for (const part of ["/StructTreeRoot", "/Lang (en-US)", "/Title (", "/Outlines"]) {
      expect(text).toContain(part);
    }
    // Links lead to where the site is published; the time of day is not told.
    expect(text).not.toMatch(/\/URI \(http:\/\/|\/CreationDate/);
  });
}
