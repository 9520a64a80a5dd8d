import { readFileSync, statSync, writeFileSync } from "node:fs";
import { readdir, unlink, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative, sep } from "node:path";
import { contentTypeOf } from "#app/outputs/content-types.ts";
import { compressedEndings } from "#app/outputs/private-files.ts";
import { compressFile, compressQuickly, ONE_PACKET, sweepCache } from "./compress-file.ts";

/** What one run did; sizes in bytes. */
export interface CompressionReport {
  /** Files compressed, or taken from the cache, and files left because their siblings are newer. */
  readonly written: number;
  readonly upToDate: number;
  readonly originalBytes: number;
  readonly brotliBytes: number;
}

/**
 * How much may be compressed with the highest effort: a site of some fifty insights as a whole. With it, ten
 * thousand would take an hour (docs/decisions/0008-growth.md).
 */
const HIGH_EFFORT_BYTES = 8_000_000;

/**
 * Writes the `.br` and `.gz` siblings of every compressible file below a folder, and removes those
 * whose file is gone. A sibling that would not be smaller than its file is not written.
 *
 * Scripts, styles and pages near the root come first, so that in a very large site only drawings and the
 * pages of single items are compressed with less effort, by brotli alone.
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
      // Synchronous: for a hundred thousand files a promise costs more than the question.
      const { size, mtimeMs } = statSync(source);
      if (isNewer(source, mtimeMs, names)) {
        total.upToDate += 1;
        continue;
      }
      highEffortLeft -= size;
      total.originalBytes += size;
      total.written += 1;
      const brotli =
        highEffortLeft >= 0
          ? await writeSiblings(source, size, cacheDirectory)
          : await writeQuickly(source, size, names);
      total.brotliBytes += Math.min(size, brotli);
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

/** Whether the file has been compressed since it was written; the `.br` comes last. */
function isNewer(source: string, time: number, names: ReadonlySet<string>): boolean {
  return names.has(`${source}.br`) && statSync(`${source}.br`).mtimeMs >= time;
}

/** @returns bytes of the `.br` */
async function writeSiblings(source: string, size: number, cache?: string): Promise<number> {
  const { br, gz } = await compressFile(source, cache);
  for (const [ending, bytes] of [[".gz", gz] as const, [".br", br] as const]) {
    if (bytes.length < size) await writeFile(source + ending, bytes);
    else await unlink(source + ending).catch(ignoreAbsent);
  }
  return br.length;
}

/** @returns bytes of the `.br`, or of the file where it stays as it is */
async function writeQuickly(
  source: string,
  size: number,
  names: ReadonlySet<string>,
): Promise<number> {
  // What an earlier run made of an earlier text must not be served in place of this one.
  for (const ending of compressedEndings) {
    if (names.has(source + ending)) await unlink(source + ending);
  }
  if (size <= ONE_PACKET) return size;
  const br = compressQuickly(readFileSync(source));
  if (br) writeFileSync(`${source}.br`, br);
  return br?.length ?? size;
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
