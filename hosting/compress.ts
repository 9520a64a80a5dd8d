import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { EDITOR_FOLDER } from "./hosting-rules.ts";

/**
 * The quality for pages, whose number grows with the content. A page of 40 KB takes 1.3 ms. The next level takes 11 ms
 * and saves 9 %.
 */
const PAGE_EFFORT = 9;
/**
 * The quality for scripts and styles. Their number is fixed, and every visit needs them. 40 KB take 43 ms and get 7 %
 * smaller.
 */
const SCRIPT_EFFORT = 11;
/**
 * Smaller files fit into a single packet anyway. Most drawings are smaller. nginx's `gzip_min_length` does the same.
 */
const LEAST_BYTES = 1000;

/**
 * Writes compressed files beside the texts of a folder, so that no host compresses while it answers. A compressed file
 * that would not be smaller is left out.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => isCompressible(contentTypeOf(name)));
  // Node compresses in its own four threads; two files per core keep them busy.
  const concurrency = availableParallelism() * 2;
  const compress = (name: string) => compressFile(join(folder, name), effortOf(name));
  await Readable.from(texts).forEach(compress, { concurrency });
}

/** @param name the path of a file below the site's folder */
function effortOf(name: string): number {
  // The 250 scripts of the editor have 17 MB, and no visitor loads them. This takes 5 s instead of 60 s.
  const isOfEditor = `/${name}`.startsWith(`${EDITOR_FOLDER}/`);
  return /\.(js|css)$/.test(name) && !isOfEditor ? SCRIPT_EFFORT : PAGE_EFFORT;
}

async function compressFile(file: string, effort: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  // The window is just large enough for the page. To prepare brotli's default window of 4 MB takes ten times as long as
  // the compression.
  const window = Math.min(Math.max(Math.ceil(Math.log2(content.length + 16)), 16), 22);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  const brotliBytes = await promisify(brotliCompress)(content, { params });
  if (brotliBytes.length < content.length) await writeFile(`${file}.br`, brotliBytes);
  const gzipBytes = await promisify(gzip)(content, { level: 9 });
  if (gzipBytes.length < content.length) await writeFile(`${file}.gz`, gzipBytes);
}
