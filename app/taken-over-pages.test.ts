import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Content } from "#app/model/content.ts";
import { withoutTexts } from "#app/model/recorded-uses.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";
import { joinTexts } from "#app/site/stored-texts.ts";
import { writePagesHere } from "../platform/write-pages.ts";
import { openSite } from "./entry-server.ts";

/* A build takes a page over from an earlier build, with the same result as a build from nothing. */

/** The built files of the browser, by their sources. */
const SOURCES = [
  "app/**/*.{sheet.css,island.tsx}",
  "app/routes/**/page.css",
  "app/ui/runtime/{start,hydrate-islands}.ts*",
];
const manifest = Object.fromEntries(globSync(SOURCES).map((file) => [file, { file }]));

const folder = mkdtempSync(join(tmpdir(), "pages-"));
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = () => mkdtempSync(join(folder, "folder-"));
/** The cache of the builds that follow each other. */
const cache = newFolder();

const fixture: Content = JSON.parse(JSON.stringify(await loadSiteContent()));
const [insight, ...others] = fixture.insights;
if (!insight) throw new Error("the site of the tests has no insight");
const ofInsight = ["insights/articles", "insights/blogs", "insights", "blogs"].map((list) => {
  return `/${list}/${insight.id}`;
});
const ADDRESSES = ["/", "/about", "/insights", "/insights/articles", "/leadership", ...ofInsight];

/** Writes pages. @returns the addresses that were rendered, the pictures, and the files with their bytes */
async function build(content: Content, cache: string) {
  const directory = newFolder();
  const inputs = JSON.stringify(withoutTexts(content));
  const { bytes, places } = joinTexts(content);
  const file = join(newFolder(), "texts.txt");
  writeFileSync(file, bytes);
  const site = openSite(inputs, {}, { file, places });
  const record = vi.spyOn(site, "record");
  const share = { manifest, base: "/", builtFiles: {}, directory, addresses: ADDRESSES, inputs };
  const pictures = (await writePagesHere(site, share, cache)).sort();
  // A shared document and the part that varies are rendered separately.
  const rendered = [...new Set(record.mock.calls.map(([address]) => address))];
  record.mockRestore();
  const names = readdirSync(directory, { recursive: true }).map(String).sort();
  const files = names
    .filter((name) => /\.(html|br|gz)$/.test(name))
    .map((name) => [name, readFileSync(join(directory, name)).toString("base64")]);
  return { rendered, pictures, files };
}

/** Builds after the first build, and from nothing. @returns the addresses that were rendered after the first build */
async function renderedAfter(change: Partial<Content>): Promise<string[]> {
  const content = { ...fixture, ...change };
  const { rendered, ...result } = await build(content, cache);
  const { rendered: everything, ...fromNothing } = await build(content, newFolder());
  expect(everything).toEqual(ADDRESSES);
  expect(result).toEqual(fromNothing);
  return rendered;
}

beforeAll(async () => {
  const { rendered, files } = await build(fixture, cache);
  expect(rendered).toEqual(ADDRESSES);
  expect(files).toHaveLength(ADDRESSES.length * 3);
});

test("without a change no page is rendered", async () => {
  expect(await renderedAfter({})).toEqual([]);
});

test("after a change of a text only its pages are rendered, with the pictures of the new text", async () => {
  const picture = "```picture\nfamily: rings\nalt: Rings\n```";
  const markdown = `A new beginning.\n\n${picture}\n\n${insight.markdown}`;
  const changed = { ...insight, markdown };
  expect(await renderedAfter({ insights: [changed, ...others] })).toEqual(ofInsight);
});

test("after a change in a list the pages are those of a build from nothing", async () => {
  const renamed = { ...insight, title: "Another title" };
  expect(await renderedAfter({ insights: [...others, renamed] })).toEqual(ADDRESSES);
});

test("after a change of the menu the pages are those of a build from nothing", async () => {
  const site = { ...fixture.site, navigation: fixture.site.navigation.toReversed() };
  expect(await renderedAfter({ site })).toEqual(ADDRESSES);
});

test("without its text an insight is not taken over", async () => {
  const emptied = { ...insight, markdown: "" };
  expect(await renderedAfter({ insights: [emptied, ...others] })).toEqual(ofInsight);
});
