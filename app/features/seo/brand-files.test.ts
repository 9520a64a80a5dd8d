import { cpSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { contrast } from "#app/base/colors.ts";
import { brandSheet } from "#app/features/artwork/brand-sheet.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { content } from "#app/model/content.ts";
import { fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { brandFiles } from "./brand-files.ts";

let files: Awaited<ReturnType<typeof brandFiles>>;
beforeAll(async () => {
  await loadTestContent();
  files = await brandFiles();
});

/** Loads a site whose site.yaml ends with further lines. */
async function loadSiteWith(lines: string, logos: Record<string, string> = {}): Promise<void> {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(async () => {
    folder.remove();
    vi.unstubAllEnvs();
    await loadTestContent();
  });
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  const site = join(folder.path, "site.yaml");
  writeFileSync(site, lines, { flag: "a" });
  for (const [name, text] of Object.entries(logos)) {
    writeFileSync(join(folder.path, "photos", name), text);
  }
  vi.stubEnv("CONTENT_DIR", folder.path);
  await loadTestContent();
}

const FIRM_COLORS = 'colors: { main: "#0B5D4E", second: "#E4572E", third: "#F3B61F" }\n';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><path d="M0 0h300v80H0z"/></svg>';
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path fill="#123456" d="M0 0h80v80H0z"/></svg>';

/** The color in the middle of an icon. */
async function middleOf(path: string): Promise<string> {
  const made = await brandFiles();
  const image = sharp(Buffer.from(made[path] ?? ""));
  const { width, height } = await image.metadata();
  const place = {
    left: Math.floor(width / 2),
    top: Math.floor(height * 0.06),
    width: 1,
    height: 1,
  };
  const pixel = await image.removeAlpha().extract(place).raw().toBuffer();
  return `#${pixel.toString("hex").slice(0, 6).toUpperCase()}`;
}

test.each([
  ["/icons/apple-touch-icon.png", 180],
  ["/icons/icon-192.png", 192],
  ["/icons/icon-512.png", 512],
  ["/icons/icon-maskable-512.png", 512],
])("%s is a square of %i pixels", async (path, side) => {
  const image = sharp(Buffer.from(files[path] ?? ""));
  expect(await image.metadata()).toMatchObject({ width: side, height: side });
});

test("the maskable icon has the mark within the circle that no system crops", async () => {
  const side = 512;
  const icon = Buffer.from(files["/icons/icon-maskable-512.png"] ?? "");
  const image = sharp(icon).flatten().greyscale().raw();
  let farthest = 0;
  for (const [pixel, light] of (await image.toBuffer()).entries()) {
    if (light > 250) continue;
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    farthest = Math.max(farthest, Math.hypot(x - side / 2, y - side / 2));
  }
  expect(farthest).toBeGreaterThan(side * 0.2);
  expect(farthest).toBeLessThan(side * 0.4);
});

test("the favicon.ico contains a PNG of 32 pixels at the offset in its directory", async () => {
  const ico = Buffer.from(files["/favicon.ico"] ?? "");
  const start = ico.readUInt32LE(18);
  const png = ico.subarray(start, start + ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect([ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 32]);
});

test("a site without colors of its own has no further style sheet", () => {
  expect(brandSheet()).toBeUndefined();
  expect(files["/favicon.svg"]).toContain('fill="#2B4BFF"');
});

test("the colors of the firm reach drawings, the favicon and the style sheet of its pages", async () => {
  const address = () => pictureOf({ family: "rings", scheme: "blue" }, "a", "card").src;
  const addressBefore = address();
  await loadSiteWith(FIRM_COLORS);
  expect(INKS.blue).toBe("#0B5D4E");
  expect((await brandFiles())["/favicon.svg"]).toContain('fill="#0B5D4E"');
  // Browsers keep a drawing for a year by its address.
  expect(address()).not.toBe(addressBefore);
  const text = brandSheet(content())?.text ?? "";
  expect(text).toContain(":root,:root .day-inks{--color-blue:#0B5D4E;--color-blue-wide:#0B5D4E;");
  const [, nightText = ""] =
    /--text-color-blue:(#\w+);--color-violet/.exec(text.split("@media")[1] ?? "") ?? [];
  expect(contrast(nightText, "#181F2E")).toBeGreaterThanOrEqual(7);
});

test("beside the firm's own logo the icons show its sign, or the first letter of its name", async () => {
  const logo = "logo: { file: logo.svg, alt: A firm, footer: { file: logo.svg } }\n";
  await loadSiteWith(FIRM_COLORS + logo, { "logo.svg": LOGO });
  expect(await middleOf("/icons/icon-512.png")).toBe("#0B5D4E");
  await loadSiteWith(logo.replace("footer", "icon: { file: icon.svg }, footer"), {
    "logo.svg": LOGO,
    "icon.svg": ICON,
  });
  expect(await middleOf("/icons/icon-512.png")).toBe("#123456");
});

test.each([
  [
    "main: '#3399FF', second: '#FF4A32', third: '#FFB61A'",
    /main.*choose a darker color, such as #/s,
  ],
  [
    "main: '#2B4BFF', second: '#003300', third: '#FFB61A'",
    /second.*choose a lighter color, such as #/s,
  ],
  ["main: '#2B4BFF', second: '#FFB61A', third: '#FFB01A'", /third.*differs more from `second`/s],
  [
    "main: '#2B4BFF', second: '#FF4A32', third: '#FFB61A', overprints: { mainSecond: '#2B4BFA', mainThird: '#0E8F6E', secondThird: '#FF7A1A' }",
    /mainSecond.*the overlap #2B4BFA looks like #2B4BFF/s,
  ],
])(
  "colors that cannot be read or told apart are faults with a remedy: %s",
  async (colors, fault) => {
    await expect(loadSiteWith(`colors: { ${colors} }\n`)).rejects.toThrow(fault);
  },
);
