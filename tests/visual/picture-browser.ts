import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { startsUp } from "../../platform/find-browser.ts";

/** The folder of unpacked browsers. Each stands in a folder named after its version. */
const CACHE = resolve("node_modules/.cache");

/** The path of the browser, or the reason why this machine has none. */
export type PictureBrowser = { path: string } | { reason: string };

/**
 * The browser in which reference pictures are compared. It comes as a package, so the lock file fixes its version on every
 * machine: another version may draw other pixels. The first call unpacks it, which takes about three seconds.
 */
export function pictureBrowser(): PictureBrowser {
  const { platform, arch } = process;
  if (platform !== "linux" || arch !== "x64")
    return { reason: `the package @sparticuz/chromium has no browser for ${platform} ${arch}` };
  const path = unpack();
  if (startsUp(path)) return { path };
  return { reason: `${path} does not start. It needs glibc, libnss3 and libexpat1` };
}

/** @returns the path of the program */
function unpack(): string {
  const packageFolder = new URL("../", import.meta.resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(readFileSync(new URL("package.json", packageFolder), "utf8"));
  const folder = join(CACHE, `chromium-${version}`);
  const program = join(folder, "chromium");
  if (startsUp(program)) return program;
  const packed = readFileSync(fileURLToPath(new URL("bin/chromium.br", packageFolder)));
  mkdirSync(CACHE, { recursive: true });
  // The folder gets its name when it is complete, because another process may unpack the browser at the same time.
  const unfinished = mkdtempSync(`${folder}-`);
  writeFileSync(join(unfinished, "chromium"), brotliDecompressSync(packed), { mode: 0o755 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return program;
}
