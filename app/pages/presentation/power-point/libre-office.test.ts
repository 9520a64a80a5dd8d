import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fullDeck } from "../../../../tests/set-up/full-deck.ts";
import { powerPointFile } from "./power-point-file.ts";

const hasOffice = ["soffice", "pdftotext"].every((name) => !spawnSync(name, ["--version"]).error);

// Without the brand's type it takes the widest of all instead: what fits there fits everywhere.
test.skipIf(!hasOffice)(
  "LibreOffice draws every slide, and no text touches another or leaves its slide",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "power-point-"));
    const deck = await fullDeck();
    writeFileSync(join(folder, "deck.pptx"), await powerPointFile(deck));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const run = promisify(execFile);
    await run("soffice", [
      profile,
      "--headless",
      "--convert-to",
      "pdf",
      "--outdir",
      folder,
      `${folder}/deck.pptx`,
    ]);
    const { stdout } = await run("pdftotext", ["-bbox", `${folder}/deck.pdf`, "-"]);
    rmSync(folder, { recursive: true });
    const pages = stdout.split("<page ").slice(1);
    expect(pages).toHaveLength(deck.slides.length);
    for (const [index, page] of pages.entries()) {
      const drawn = [
        ...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</g),
      ];
      const boxes = drawn.map(
        ([, ...values]) => [...values.slice(0, 4).map(Number), values[4]] as Word,
      );
      for (const [at, word] of boxes.entries()) {
        const where = `slide ${index + 1}: ${word[4]}`;
        expect(Math.min(word[0], word[1], 960 - word[2], 540 - word[3]), where).toBeGreaterThan(5);
        const touching = boxes.slice(at + 1).filter((other) => shared(word, other) > 0.35);
        expect(
          touching.map((other) => other[4]),
          where,
        ).toEqual([]);
      }
    }
  },
  30_000,
);

type Word = [left: number, top: number, right: number, bottom: number, text: string];

/** The part of the smaller of two words that both take; the boxes of tight lines overlap a little. */
function shared(a: Word, b: Word): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const area = ([left, top, right, bottom]: Word) => (right - left) * (bottom - top);
  return width > 0 && height > 0 ? (width * height) / Math.min(area(a), area(b)) : 0;
}
