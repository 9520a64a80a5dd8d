import { readFileSync } from "node:fs";
import { fixtureFolder } from "../set-up/fixture-site.ts";
import { expect, test } from "./fixtures.ts";
import { sitePages } from "./visited-pages.ts";

/** Pages with a chart. */
const pages = sitePages.filter(
  (path) =>
    path !== "/404" &&
    readFileSync(
      `${fixtureFolder("structure")}/site${decodeURI(path)}/index.html`,
      "utf8",
    ).includes('<figure class="exhibit'),
);

test("a chart's labels are text of 13 px and more that never overlap, at any width", async ({
  page,
}) => {
  test.setTimeout(90_000);
  expect(pages.length).toBeGreaterThan(6);
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.locator(".exhibit").evaluateAll((charts) =>
        charts.flatMap((chart) => {
          const range = document.createRange();
          const texts = document.createTreeWalker(chart, NodeFilter.SHOW_TEXT);
          const boxes: { text: string; box: DOMRect }[] = [];
          const faults: string[] = [];
          while (texts.nextNode()) {
            const { currentNode: node } = texts;
            const parent = node.parentElement;
            if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
            range.selectNodeContents(node);
            const size = Number.parseFloat(getComputedStyle(parent).fontSize);
            if (size < 13) faults.push(`${node.textContent} has ${size} px`);
            for (const box of range.getClientRects()) boxes.push({ text: node.textContent, box });
          }
          const meet = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 4 &&
            b.top < a.bottom - 4;
          for (const [index, { text, box }] of boxes.entries()) {
            const other = boxes.slice(index + 1).find((next) => meet(box, next.box));
            if (other) faults.push(`${text} meets ${other.text}`);
          }
          return faults;
        }),
      );
      expect.soft(found, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the figures of a line chart open as a table, by the keyboard", async ({ page }) => {
  await page.goto("/insights/articles/give-growth-one-owner");
  const chart = page.getByRole("figure", { name: "Inquiries double" });
  await expect(chart.getByRole("table")).toBeHidden();
  await chart.getByText("The figures as a table").focus();
  await page.keyboard.press("Enter");
  await expect(chart.getByRole("row", { name: "inquiries 100 200" })).toBeVisible();
});

test("on paper a chart stays whole and fits, its table only where it was opened", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of pages) {
    await page.goto(path);
    for (const chart of await page.locator(".exhibit").all()) {
      await expect(chart).toHaveCSS("break-inside", "avoid");
      expect((await chart.boundingBox())?.height, path).toBeLessThan(600);
    }
    await expect(
      page.locator(".exhibit :is(summary, details)").filter({ visible: true }),
    ).toHaveCount(0);
  }
});
