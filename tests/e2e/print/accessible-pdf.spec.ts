import type { Page } from "@playwright/test";
import { accessiblePdf } from "../../../platform/pdf/accessible-pdf.ts";
import { expect, test } from "../fixtures.ts";
import { FULL_SITE } from "../full-site.ts";
import { reportOf } from "./pdf-report.ts";

const SQUARE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>";
const PICTURE = `data:image/svg+xml,${encodeURIComponent(SQUARE)}`;

/** Prints a document as the build does, and completes it. */
async function complete(page: Page, body: string, about: { title?: string } = {}) {
  await page.setContent(
    `<!DOCTYPE html><html lang="en-US"><title>A &amp; Ó</title><body>${body}</body></html>`,
  );
  const printed = await page.pdf({ tagged: true, outline: true, printBackground: true });
  const { bytes, gaps } = await accessiblePdf(printed, { author: "Ana & <Núñez>", ...about });
  return { bytes, gaps, report: await reportOf(bytes) };
}

test("the file states its title, author and language, and that it is PDF/UA", async ({ page }) => {
  const { report, gaps } = await complete(page, "<h1>One</h1><p>Text</p>");
  expect(gaps).toEqual([]);
  expect(report).toMatchObject({
    title: "A & Ó",
    author: "Ana & <Núñez>",
    creator: "Chromium",
    language: "en-US",
    hasBookmarks: true,
  });
  expect(report.xmp).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(report.xmp).toContain(">A &amp; Ó</rdf:li>");
  expect(report.xmp).toContain(">Ana &amp; &lt;Núñez&gt;</rdf:li>");
  expect(report.xmp).toContain(">en-US</rdf:li>");
});

test("the title may differ from that of the page", async ({ page }) => {
  const { report } = await complete(page, "<h1>One</h1>", { title: "B & C" });
  expect(report.title).toBe("B & C");
  expect(report.xmp).toContain(">B &amp; C</rdf:li>");
});

test("the same page gives the same bytes, whenever it is printed", async ({ page }) => {
  const body = `<h1>One</h1><img alt="A square" src="${PICTURE}">`;
  const first = await complete(page, body);
  // The times in a PDF are in seconds.
  const seconds = () => Math.floor(Date.now() / 1000);
  const then = seconds();
  await expect.poll(seconds).toBeGreaterThan(then);
  const second = await complete(page, body);
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

for (const [what, body, tree] of [
  [
    "the first heading that is printed is of the first level",
    "<h1 style='display: none'>Hidden</h1><h2>Two</h2><h2>Two</h2><h3>Three</h3>",
    ["H1", "H2", "H3"],
  ],
  [
    "the heading of the page keeps its level",
    "<h1>One</h1><h2>Two</h2><h3>Three</h3>",
    ["H1", "H2", "H3"],
  ],
  [
    "a list item holds its label and its body",
    "<h1>One</h1><ol><li>First</li></ol><ul><li><h2>Two</h2><p>Text</p></li></ul>",
    ["H1", "L", "LI", "Lbl", "LBody", "P", "L", "LI", "LBody", "H2", "P"],
  ],
  [
    "pictures have their text, decoration has no element",
    `<h1>One</h1><img alt="A square" src="${PICTURE}"><img alt="" src="${PICTURE}">
     <div style="background: red">Text</div><div style="height: 9px; background: red"></div>`,
    ["H1", "Figure A square", "P"],
  ],
  [
    "a figure with a caption is a group",
    `<h1>One</h1><figure><img alt="A square" src="${PICTURE}"><figcaption>Caption</figcaption></figure>`,
    ["H1", "Div", "Figure A square", "P"],
  ],
  [
    "words that stand alone are a paragraph, words of a line are not",
    "<h1>One</h1><div><div>Alone</div></div><p>A <strong>strong</strong> line</p>",
    ["H1", "P", "P", "Strong"],
  ],
  [
    "an empty cell with a ground keeps its place",
    "<h1>One</h1><table><tr><td style='background: red'></td><th scope='col'>A</th></tr><tr><th scope='row'>B</th><td>C</td></tr></table>",
    ["H1", "Table", "TR", "TD", "TH", "TR", "TH", "TD"],
  ],
] as const) {
  test(`${what}, and every marked piece has its place in the tree`, async ({ page }) => {
    const { report, gaps } = await complete(page, body);
    const types = report.tree.map((line) => line.trim());
    // Groups and runs of letters that Chromium adds.
    expect(types.filter((type) => type !== "NonStruct" && type !== "Document")).toEqual(tree);
    expect(gaps).toEqual([]);
    expect(report.unmarkedOperators).toEqual([]);
    expect(report.announcedDecoration).toEqual([]);
    expect(report.orphans).toEqual([]);
  });
}

test.describe("on the full site", () => {
  test.use({ baseURL: FULL_SITE });

  test("every picture and chart of a deck has its words", async ({ page }) => {
    await page.goto("/presentation");
    const printed = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
    const { bytes, gaps } = await accessiblePdf(printed, { author: "Ana" });
    const report = await reportOf(bytes);
    const figures = report.tree.flatMap((line) => /^ *Figure (.+)$/.exec(line)?.[1] ?? []);
    expect(figures).toContain(
      "pumps found: Before 24, After 83; parts bought: Before 37, After 58",
    );
    expect(figures).toContain("A hall with yellow chairs");
    expect(figures).toContain("Illustrated portrait of Jo Li");
    expect(report.tree.filter((line) => line.endsWith(" Table"))).toHaveLength(3);
    expect(gaps).toEqual([]);
    expect(report.unmarkedOperators).toEqual([]);
    expect(report.announcedDecoration).toEqual([]);
    expect(report.orphans).toEqual([]);
  });
});

test("links say where they lead", async ({ page }) => {
  const link = '<a href="https://example.com/a?b=1">There</a> <a href="tel:+1">Call</a>';
  const { report, gaps } = await complete(page, `<h1>One</h1><p>${link}</p>`);
  expect(report.links).toEqual(["https://example.com/a?b=1", "tel:+1"]);
  expect(gaps).toEqual([]);
});

test("links within the site lead to the published site, not to the server of the printing", async ({
  page,
}) => {
  const links = '<a href="http://127.0.0.1:4000/contact">Contact</a> <a href="tel:+1">Call</a>';
  await page.setContent(`<html lang="en"><title>One</title><h1>One</h1><p>${links}</p>`);
  const printed = await page.pdf({ tagged: true, outline: true });
  const origins = { from: "http://127.0.0.1:4000", to: "https://www.example.com" };
  const { bytes } = await accessiblePdf(printed, { author: "Ana" }, origins);
  expect((await reportOf(bytes)).links).toEqual(["https://www.example.com/contact", "tel:+1"]);
  expect(Buffer.from(bytes).toString("latin1")).not.toContain("127.0.0.1");
});

for (const [what, body, gap] of [
  ["a skipped level", "<h1>One</h1><h3>Three</h3>", "A heading of level 3 skips level 2."],
  [
    "a cell that Chromium leaves out",
    "<h1>One</h1><table><tr><td></td><th>A</th></tr><tr><th>B</th><td>C</td></tr></table>",
    "The rows of a table have different numbers of cells.",
  ],
  [
    "a link within the file",
    "<h1 id='one'>One</h1><p><a href='#one'>Up</a></p>",
    "A link within the file does not say where it leads.",
  ],
] as const) {
  test(`${what} is a gap, and the file does not claim to be PDF/UA`, async ({ page }) => {
    const { report, gaps } = await complete(page, body);
    expect(gaps).toEqual([gap]);
    expect(report.xmp).not.toContain("pdfuaid:part");
    expect(report.title).toBe("A & Ó");
  });
}

test("a file without tags is refused", async ({ page }) => {
  await page.setContent("<h1>One</h1>");
  const printed = await page.pdf({ tagged: false, outline: false });
  await expect(accessiblePdf(printed, { author: "Ana" })).rejects.toThrow("no structure tree");
});
