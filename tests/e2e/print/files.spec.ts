import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { content } from "#app/model/content.ts";
import { fixtureFolder } from "../../set-up/fixture-site.ts";
import { loadTestContent } from "../../set-up/load-content.ts";
import { expect, test } from "../fixtures.ts";
import { pagesOf } from "../pdf.ts";
import { reportOf } from "./pdf-report.ts";

await loadTestContent();

const A4 = [595, 842];
const SLIDE = [960, 540];

/** The portraits on the slide of the team; the drawings are decoration. */
const PORTRAITS = [
  "Illustrated portrait of Mara Ellison",
  "Illustrated portrait of Tobias Renner",
  "Illustrated portrait of Priya Raman",
  "Illustrated portrait of Daniel Okafor",
];

for (const [path, name, title, count, size, portraits] of [
  ["/brochure", "brochure", "Company Brochure", 5, A4, []],
  ["/presentation", "corporate-presentation", undefined, 15, SLIDE, PORTRAITS],
] as const) {
  const file = `${fixtureFolder("structure")}/site${path}.pdf`;

  test(`the build has printed ${path} as a PDF`, async ({ page }) => {
    test.skip(!existsSync(file), "the build has found no browser that prints");
    await page.goto(path);
    const link = page.getByRole("link", { name: /PDF \(\d+ KB\)$/ });
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe(`trefoil-${name}.pdf`);
    const pdf = await readFile(await download.path());
    await expect(link).toContainText(`(${Math.ceil(pdf.length / 1000)} KB)`);
    const pages = await pagesOf(pdf);
    const sizes = pages.map(({ width, height }) => [width, height].map(Math.round));
    expect(sizes).toEqual(Array(count).fill(size));
    // Links lead to the published site. The file states no time of day.
    expect(pdf.toString("latin1")).not.toMatch(/\/URI \(http:\/\/|\/CreationDate/);
  });

  test(`${path} as a PDF has headings, alternative texts and a reading order`, async () => {
    test.skip(!existsSync(file), "the build has found no browser that prints");
    const report = await reportOf(await readFile(file));
    const { name: firm } = content().site;
    expect(report).toMatchObject({ author: firm, creator: "Chromium", language: "en-US" });
    expect(report.title).toBe(title ?? `Corporate presentation | ${firm}`);
    expect(report.hasBookmarks).toBe(true);
    expect(report.xmp).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(report.unmarkedOperators).toEqual([]);
    expect(report.announcedDecoration).toEqual([]);
    expect(report.orphans).toEqual([]);
    const headings = report.tree.flatMap((line) => /^ *H(\d)$/.exec(line)?.[1] ?? []);
    expect(headings.filter((level) => level === "1")).toHaveLength(1);
    expect(headings[0]).toBe("1");
    const figures = report.tree.flatMap((line) => /^ *Figure (.+)$/.exec(line)?.[1] ?? []);
    expect(figures).toEqual(portraits);
    // If pdfinfo is installed, it finds the same heading.
    const { error, stdout, stderr } = spawnSync("pdfinfo", ["-struct-text", file], {
      encoding: "utf8",
    });
    if (error) return;
    expect(stderr).toBe("");
    expect(stdout.match(/^ +H1\b/gm)).toHaveLength(1);
  });
}

test("every PDF that the build has printed says that it is PDF/UA", async () => {
  const folder = `${fixtureFolder("structure")}/site`;
  const files = await Array.fromAsync(glob("**/*.pdf", { cwd: folder }));
  test.skip(files.length === 0, "the build has found no browser that prints");
  expect(files.map((file) => join("/", file))).toContain("/documents/who-owns-growth.pdf");
  for (const file of files) {
    const { xmp } = await reportOf(await readFile(join(folder, file)));
    expect.soft(xmp, file).toContain("<pdfuaid:part>1</pdfuaid:part>");
  }
});

test("the map of a specimen says in its PDF who decides and who is heard", async () => {
  const file = `${fixtureFolder("structure")}/site/documents/who-owns-growth.pdf`;
  test.skip(!existsSync(file), "the build has found no browser that prints");
  const { tree } = await reportOf(await readFile(file));
  const marks = tree.map((line) => line.trim()).filter((line) => line.startsWith("Figure "));
  expect(marks.slice(0, 5)).toEqual([
    "Figure is heard",
    "Figure is heard",
    "Figure is heard",
    "Figure decides",
    "Figure decides",
  ]);
});
