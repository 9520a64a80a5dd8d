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
import { brotliCompress, constants, gzip } from "node:zlib";

/** `high` is the smallest that the formats allow; `low` takes a thirtieth of the time. */
export type Effort = "high" | "low";

/** The two compressed forms of one file. */
export interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const levels = { high: { br: 11, gz: 9 }, low: { br: 5, gz: 6 } } as const;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compresses one file, without writing anything beside it.
 *
 * @param cacheDirectory where results of the highest effort are kept by the hash of their content
 */
export async function compressFile(
  path: string,
  effort: Effort,
  cacheDirectory?: string,
): Promise<Compressed> {
  const content = await readFile(path);
  if (effort === "low" || !cacheDirectory) return compress(content, effort);
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
  const compressed = await compress(content, effort);
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

async function compress(content: Buffer, effort: Effort): Promise<Compressed> {
  const { br, gz } = levels[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: br,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: await brotli(content, { params }), gz: await deflate(content, { level: gz }) };
}

/** Written under another name first: a build that breaks off leaves no half file in the cache. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
