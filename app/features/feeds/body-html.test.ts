import { expect, test } from "vitest";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { parseBody } from "#app/model/body/body.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { fencedBlock, seriesBlock, TWO_SLOPES } from "../../../tests/set-up/markdown-blocks.ts";
import { bodyHtml } from "./body-html.ts";

// The words around a chart come from the content.
await loadTestContent();

const feed = (markdown: string) =>
  bodyHtml(
    withExhibitTexts(parseBody(markdown, "content/a.md")),
    (href) => `https://firm.example/site${href}`,
  );

test("a feed carries figures as text, with full addresses", () => {
  const drawn = fencedBlock("picture", ["family: rings", "alt: Rings", "caption: Some rings"]);
  expect(feed(drawn)).toMatch(
    /<figure><img src="https:\/\/firm\.example\/artwork\/[^"]+" alt="Rings".*<figcaption>Some rings/,
  );
  expect(feed(seriesBlock("slope", "[A, B]", ...TWO_SLOPES))).toContain(
    "<tr><th>One</th><td>1</td><td>2</td></tr>",
  );
});
