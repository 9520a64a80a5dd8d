import { readdir, stat, unlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative, sep } from "node:path";
import { contentTypeOf } from "#app/outputs/content-types.ts";
import { compressedEndings } from "#app/outputs/private-files.ts";
import { type Compressed, compressFile, type Effort, sweepCache } from "./compress-file.ts";

/** What one run did; sizes in bytes. */
export interface CompressionReport {
  /** Files compressed, or taken from the cache, and files left because their siblings are newer. */
  readonly written: number;
  readonly upToDate: number;
  readonly originalBytes: number;
  readonly brotliBytes: number;
}

/**
 * How much may be compressed with the highest effort: a site of some fifty insights as a whole. Of HTML of
 * 50 KB a page takes thirty times as long as with the lowest, which leaves it 7 to 15 % larger: with it, ten
 * thousand insights would take half an hour (docs/decisions/0007-growth.md).
 */
const HIGH_EFFORT_BYTES = 8_000_000;

/**
 * Writes the `.br` and `.gz` siblings of every compressible file below a folder, and removes those
 * whose file is gone. A sibling that would not be smaller than its file is not written.
 *
 * Scripts, styles and pages near the root come first, so that in a very large site only drawings and the
 * pages of single items are compressed with less effort.
 *
 * @param root the built site
 * @param cacheDirectory where results of the highest effort are kept between builds; absent: none
 */
export async function compressDirectory(
  root: string,
  cacheDirectory?: string,
): Promise<CompressionReport> {
  const names = new Set<string>();
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) names.add(join(entry.parentPath, entry.name));
  }
  await removeOrphans(names);

  const sources = [...names].filter((name) => contentTypeOf(name)?.isCompressible);
  const ranks = new Map(sources.map((name) => [name, rank(relative(root, name))]));
  const rankOf = (name: string) => ranks.get(name) ?? 0;
  sources.sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  const total = { written: 0, upToDate: 0, originalBytes: 0, brotliBytes: 0 };
  let highEffortLeft = HIGH_EFFORT_BYTES;
  const queue = sources.values();
  const work = async () => {
    for (const source of queue) {
      const { size, mtimeMs } = await stat(source);
      if (await areNewer(source, mtimeMs, names)) {
        total.upToDate += 1;
        continue;
      }
      highEffortLeft -= size;
      const effort: Effort = highEffortLeft >= 0 ? "high" : "low";
      const compressed = await compressFile(source, effort, cacheDirectory);
      await writeSiblings(source, size, compressed);
      total.written += 1;
      total.originalBytes += size;
      total.brotliBytes += Math.min(size, compressed.br.length);
    }
  };
  // Node compresses in its own four threads; two files per core keep them busy.
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return total;
}

/** Every page loads scripts and styles; then pages and their data files by depth; drawings and the like before single items. */
function rank(path: string): number {
  if (/\.(js|css)$/.test(path)) return 0;
  return /\.(html|data)$/.test(path) ? path.split(sep).length : 3;
}

async function areNewer(source: string, time: number, names: ReadonlySet<string>) {
  for (const ending of compressedEndings) {
    if (!names.has(source + ending)) return false;
    if ((await stat(source + ending)).mtimeMs < time) return false;
  }
  return true;
}

async function writeSiblings(source: string, size: number, { br, gz }: Compressed): Promise<void> {
  for (const [ending, bytes] of [[".br", br] as const, [".gz", gz] as const]) {
    if (bytes.length < size) await writeFile(source + ending, bytes);
    else await unlink(source + ending).catch(ignoreAbsent);
  }
}

async function removeOrphans(names: ReadonlySet<string>): Promise<void> {
  for (const name of names) {
    const isOrphan = compressedEndings.some(
      (ending) => name.endsWith(ending) && !names.has(name.slice(0, -ending.length)),
    );
    if (isOrphan) await unlink(name);
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

if (import.meta.main) {
  const start = performance.now();
  const cache = "node_modules/.cache/compressed";
  const report = await compressDirectory("build/client", cache);
  await sweepCache(cache, 30 * 24 * 3_600_000);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Compressed ${report.written} files (${kilobytes(report.originalBytes)} to ${kilobytes(report.brotliBytes)}) in ${seconds} s; ${report.upToDate} were up to date.`,
  );
}
