import { expect, test } from "vitest";
import { pageOf, siteOf } from "../../tests/set-up/site-of.ts";
import { findUnstyledCharts } from "./charts.ts";

const CHART =
  '<figure class="exhibit"><figcaption class="exhibit-title">Orders</figcaption></figure>';
const SHEETS = { "charts.css": ".exhibit-title{margin:0}", "prose.css": ".prose{margin:0}" };

/** The problems of a page with a chart that links a style sheet. */
function problemsWith(sheet: string): string[] {
  const head = `<link rel="stylesheet" href="/${sheet}">`;
  return findUnstyledCharts(siteOf({ ...SHEETS, "index.html": pageOf({ head, body: CHART }) }));
}

test("a chart needs a style sheet of charts on its page", () => {
  expect(problemsWith("charts.css")).toEqual([]);
  expect(problemsWith("prose.css")).toEqual([
    expect.stringMatching(/^\/:\d+: the page links no style sheet/),
  ]);
});
