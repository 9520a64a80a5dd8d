import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Content, withContent, withOriginalContent } from "#app/model/content.ts";
import { cacheKey } from "../../../platform/build-cache.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { rasterizedDrawings, rasterRecipe } from "./brand-files.ts";

/* A build takes an icon or a logo over from an earlier build unless one of its inputs has changed. */

const fixture = await loadTestContent();
const folder = mkdtempSync(join(tmpdir(), "icons-"));
mkdirSync(join(folder, "photos"));
beforeAll(() => void vi.stubEnv("CONTENT_DIR", folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** The keys of the two logos, and of the icons. */
async function keysOf(site: Partial<Content["site"]> = {}) {
  const photos = { "icon.svg": { photo: { width: 80, height: 80, hash: "11111111" } } };
  const of = { ...fixture, photos, site: { ...fixture.site, ...site } };
  const drawings = await withOriginalContent(of, () => withContent(of, rasterizedDrawings));
  const keyOf = (address: string) => cacheKey(rasterRecipe(drawings[address] ?? ""));
  const [icons = [], logos = []] = [/^.icons/, /^.uploads/].map((folder) => {
    return Object.keys(drawings)
      .filter((address) => folder.test(address))
      .map(keyOf);
  });
  expect([icons.length, logos.length]).toEqual([4, 2]);
  return { logos, icons };
}

/** A site whose sign is a drawing. */
function withSign(drawing: string) {
  const name = "icon.svg";
  writeFileSync(join(folder, "photos", name), drawing);
  const file = { file: name };
  return keysOf({ logo: { ...file, alt: "A firm", footer: file, icon: file } });
}

test("icons and logos are taken over if nothing changes", async () => {
  expect(await keysOf(structuredClone(fixture.site))).toEqual(await keysOf());
});

test("logos are made anew if only the firm's name changes, and icons are taken over", async () => {
  const [before, after] = [await keysOf(), await keysOf({ name: "Another firm" })];
  expect(after.icons).toEqual(before.icons);
  expect(after.logos.filter((key) => before.logos.includes(key))).toEqual([]);
});

test("icons are made anew if only a color of the firm changes", async () => {
  const before = await keysOf();
  const colors = { main: "#0B5D4E", second: "#E4572E", third: "#F3B61F" };
  const { icons } = await keysOf({ colors });
  expect(icons.filter((key) => before.icons.includes(key))).toEqual([]);
});

test("icons are made anew if only the drawing of the firm's sign changes, and logos are taken over", async () => {
  const [before, after] = [await withSign("<svg/>"), await withSign("<svg><path/></svg>")];
  expect(after.logos).toEqual(before.logos);
  expect(after.icons.filter((key) => before.icons.includes(key))).toEqual([]);
});
