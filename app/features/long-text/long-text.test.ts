import { createElement } from "react";
import { beforeAll, expect, test } from "vitest";
import { parseBody } from "#app/model/body/body.ts";
import { content } from "#app/model/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import {
  barsBlock,
  fencedBlock,
  seriesBlock,
  TWO_SLOPES,
} from "../../../tests/set-up/markdown-blocks.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { LongText } from "./long-text.tsx";

// The addresses of links begin with the address of the site.
beforeAll(async () => {
  await loadTestContent();
});

const page = (markdown: string) =>
  renderView(createElement(LongText, { body: parseBody(markdown, "content/a.md") }));

test("bars are a table with drawn rows: the longest bar has the full width, the marked bar is blue", () => {
  const html = page(barsBlock("label: One, value: 1", "label: Four, value: 4, mark: true"));
  expect(html).toMatch(/<figcaption[^>]*>It grows/);
  expect(html).toMatch(/exhibit-grey"><th scope="row">One.*width="25%".*<td>1<\/td>/);
  expect(html).toMatch(/exhibit-blue"><th scope="row">Four.*width="100%".*<td>4<\/td>/);
  expect(html).toContain("Illustrative figures.");
});

test("each step of a waterfall begins where the step before ends, and the last bar is the sum", () => {
  const rows = ["label: Plan, value: 2", "label: Kept, value: -0.4", "label: Lost, value: -0.8"];
  const html = page(barsBlock(...rows).replace("kind: bars", "kind: waterfall\ntotal: Left"));
  expect(html).toContain('<rect x="80%" width="20%"');
  expect(html).toContain('<rect x="40%" width="40%"');
  expect(html).toMatch(/Left.*<td>0\.8<\/td>/);
  expect(html).toContain("−0.4");
});

test("lines are drawn and also stand in a table, and the labels of their ends do not touch", () => {
  const html = page(seriesBlock("slope", "['2024', '2025']", ...TWO_SLOPES));
  expect(html).toMatch(/<th scope="col">2024<\/th><th scope="col">2025<\/th>/);
  expect(html).toMatch(/<th scope="row">Two<\/th><td>3<\/td><td>4<\/td>/);
  const rooms = [...html.matchAll(/<svg height="([\d.]+)%?"/g)].map(([, room]) => Number(room));
  expect(rooms).toHaveLength(4);
  expect(rooms[3]).toBeGreaterThan(30);
});

test("a share chart states each part in percent and as a figure", () => {
  const html = page(
    barsBlock("label: Kept, value: 200", "label: Late, value: 30").replace("bars", "share"),
  );
  expect(html).toMatch(/Kept<\/th><td>87%<\/td><td>200<\/td>/);
  expect(html.match(/<path/g)).toHaveLength(2);
});

test("a table has headers for columns and rows, and visitors without a mouse can scroll it", () => {
  const html = page("| Part | Sum |\n| --- | ---: |\n| A *b* | 1 |");
  expect(html).toContain('aria-label="Part, Sum" tabindex="0"');
  expect(html).toContain('<th scope="col">Part</th><th scope="col" class="align-right">Sum</th>');
  expect(html).toContain('<th scope="row">A <em>b</em></th><td class="align-right">1</td>');
});

test("lists can be nested and continue their numbers, and rules and small print have their elements", () => {
  expect(page("3. a\n   - b")).toContain('<ol start="3"><li>a<ul><li>b</li></ul></li></ol>');
  expect(page("1. a\n\n   b")).toContain("<li><p>a</p><p>b</p></li>");
  expect(page("a\n\n---\n\nb")).toContain("<p>a</p><hr/><p>b</p>");
  const small = fencedBlock("small print", ["See [terms](/terms)."]);
  expect(page(small)).toContain(
    `<p><small>See <a href="/terms" data-address="${content().site.url}/terms">terms</a>.</small></p>`,
  );
});
