import { expect, test } from "vitest";
import { content, type Insight } from "#app/model/content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { contentItem } from "./feed-content.ts";

await loadTestContent();

const [sample] = content().insights;
const { url } = content().site;

function item(changes: Partial<Insight>) {
  return contentItem(
    { ...(sample as Insight), id: "a-b", list: "articles", ...changes },
    1,
    FEED_ADDRESSES,
  );
}

test("links of a text are absolute, so that they work in a feed reader", () => {
  const markdown = [
    "[page](/services/360°-business-growth?x=1#y) [same](#part) [mail](mailto:a@example.com)",
    "[encoded](/services/360%C2%B0-business-growth) [other](https://other.example/)",
  ].join(" ");
  const addresses = [...item({ markdown }).content.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(addresses).toEqual([
    `${url}/services/360%C2%B0-business-growth?x=1#y`,
    `${url}/insights/articles/a-b#part`,
    "mailto:a@example.com",
    `${url}/services/360%C2%B0-business-growth`,
    "https://other.example/",
  ]);
});

test("an item links to /insights or /blogs of the public site, percent-encoded", () => {
  expect(item({ id: "café" }).link).toBe(`${url}/insights/caf%C3%A9`);
  expect(item({ list: "blogs" }).link).toBe(`${url}/blogs/a-b`);
});

test("markup characters in a text are text in the feed", () => {
  expect(item({ markdown: "`<b>` & c" }).content).toBe("<p><code>&lt;b&gt;</code> &amp; c</p>");
});

test("an insight without a text is announced by its snippet", () => {
  expect(item({ markdown: "", snippet: "Less < more" }).content).toBe("<p>Less &lt; more</p>");
});

test("a day becomes its noon, which no reader's clock turns into another day", () => {
  const { date, updated } = item({ date: "2025-05-20", updated: "2025-06-01" });
  for (const zone of ["Pacific/Honolulu", "Asia/Tokyo"]) {
    const day = (iso = "") => new Date(iso).toLocaleDateString("en-CA", { timeZone: zone });
    expect([day(date), day(updated)]).toEqual(["2025-05-20", "2025-06-01"]);
  }
});

test("a guid contains the kind of the text, and stays when the address changes", () => {
  expect(item({}).guid).toBe("insight-a-b");
  expect(item({ list: "blogs", formerIds: ["first", "second"] }).guid).toBe("blog-first");
});

test("an item has the name of the author, not the id", () => {
  const { leaders } = content();
  const author = leaders[0]?.id ?? "";
  expect(item({ author }).author).toBe(leaders[0]?.name);
  expect(() => item({ author: "nobody" })).toThrow("nobody");
});
