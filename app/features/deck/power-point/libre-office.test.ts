import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fullDeck } from "../../../../tests/set-up/full-deck.ts";
import { powerPointFile } from "./power-point-file.ts";

const hasOffice = ["soffice", "pdftotext"].every((name) => !spawnSync(name, ["--version"]).error);
const run = promisify(execFile);

interface Word {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function wordsOn(page: string): Word[] {
  const words = page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</g);
  return [...words].map(([, ...found]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = found.map(Number);
    return { text: found[4] ?? "", left, top, right, bottom };
  });
}

/** The overlap of two words as a fraction of the smaller word. Words of tight lines overlap slightly. */
function shared(a: Word, b: Word): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const areas = [a, b].map(({ left, top, right, bottom }) => (right - left) * (bottom - top));
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(...areas);
}

// Without the brand's typeface it uses the widest font. Text that fits in that font fits in every font.
const name = "LibreOffice draws every slide, and no text touches another or leaves its slide";
test.skipIf(!hasOffice)(name, { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "power-point-"));
  const { slides, ...deck } = await fullDeck();
  writeFileSync(join(folder, "deck.pptx"), await powerPointFile({ ...deck, slides }));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = ["--headless", "--convert-to", "pdf", "--outdir", folder];
  await run("soffice", [profile, ...convert, join(folder, "deck.pptx")]);
  const { stdout } = await run("pdftotext", ["-bbox", join(folder, "deck.pdf"), "-"]);
  rmSync(folder, { recursive: true });
  const pages = stdout.split("<page ").slice(1).map(wordsOn);
  expect(pages).toHaveLength(slides.length);
  for (const [index, words] of pages.entries()) {
    for (const [at, word] of words.entries()) {
      const { text, left, top, right, bottom } = word;
      const where = `slide ${index + 1}: ${text}`;
      expect(Math.min(left, top, 960 - right, 540 - bottom), where).toBeGreaterThan(5);
      const touching = words.slice(at + 1).filter((other) => shared(word, other) > 0.35);
      expect(touching, where).toEqual([]);
    }
  }
});
