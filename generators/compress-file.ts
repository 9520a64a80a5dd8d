import { createHash, randomUUID } from "node:crypto";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

/** The two compressed forms of one file. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/** The smallest that the formats allow. */
const HIGH = { br: 11, gz: 9 } as const;
/** A hundredth of the time for a page that is a quarter larger. */
const LOW = 3;
/** A text that fits into one packet arrives no sooner for being smaller: of very many, such stay as they are. In bytes. */
export const ONE_PACKET = 1400;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses one of very many files, at once and with little effort: with brotli alone, which every browser of the
 * last years takes. Others get such a file as it is.
 *
 * @returns undefined when it is not worth it
 */
export function compressQuickly(content: Buffer): Buffer | undefined {
  if (content.length <= ONE_PACKET) return undefined;
  const br = brotliCompressSync(content, {
    params: {
      ...brotliParams(LOW, content.length),
      [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
    },
  });
  return br.length < content.length ? br : undefined;
}

/**
 * Compresses one file with the highest effort, without writing anything beside it.
 *
 * @param cacheDirectory where results are kept by the hash of their content
 */
export async function compressFile(path: string, cacheDirectory?: string): Promise<Compressed> {
  const content = await readFile(path);
  if (!cacheDirectory) return compress(content);
  const name = createHash("sha256").update(content).digest("base64url");
  const [brPath, gzPath] = [join(cacheDirectory, `${name}.br`), join(cacheDirectory, `${name}.gz`)];
  try {
    const [br, gz] = await Promise.all([readFile(brPath), readFile(gzPath)]);
    const now = new Date();
    await Promise.all([utimes(brPath, now, now), utimes(gzPath, now, now)]);
    return { br, gz };
  } catch {
    // Not there, or swept away this moment by another build: both are made anew.
  }
  const compressed = await compress(content);
  await mkdir(cacheDirectory, { recursive: true });
  await Promise.all([keep(brPath, compressed.br), keep(gzPath, compressed.gz)]);
  return compressed;
}

/**
 * Removes what no build has used for a while, so that the cache does not grow for ever.
 *
 * @param age in milliseconds
 */
export async function sweepCache(cacheDirectory: string, age: number): Promise<void> {
  const names = await readdir(cacheDirectory).catch(() => []);
  for (const name of names) {
    const path = join(cacheDirectory, name);
    if (Date.now() - (await stat(path)).mtimeMs > age) await unlink(path);
  }
}

async function compress(content: Buffer): Promise<Compressed> {
  const params = brotliParams(HIGH.br, content.length);
  return { br: await brotli(content, { params }), gz: await deflate(content, { level: HIGH.gz }) };
}

/** Preparing the usual window of 4 MB takes longer than compressing a page in one that just holds it. In powers of two. */
function windowFor(size: number): number {
  const holdsAll = Math.ceil(Math.log2(size + 16));
  return Math.min(Math.max(holdsAll, 16), constants.BROTLI_DEFAULT_WINDOW);
}

function brotliParams(quality: number, size: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size };
}

/** Written under another name first: a build that breaks off leaves no half file in the cache. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
