import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";
import { contentTypeOf, isCompressible } from "./content-types.ts";
import { EDITOR_FOLDER } from "./hosting-rules.ts";

/** The quality for pages. A page of 40 KB takes 1.5 ms. The next level takes 11 ms and saves 9 %. */
const PAGE_EFFORT = 9;
/** The quality for pages of items, of which a site may have thousands. It takes half as long; they are 0.3 % larger. */
const ITEM_EFFORT = 6;
/**
 * The quality for scripts and styles. Their number is fixed, and every visit needs them. 40 KB take 43 ms and get 7 %
 * smaller.
 */
const SCRIPT_EFFORT = 11;
/**
 * Smaller files fit into a single packet anyway. Most drawings are smaller. nginx's `gzip_min_length` does the same.
 */
const LEAST_BYTES = 1000;
const GZIP_OPTIONS = { level: 9 };

/**
 * Takes a file over from an earlier build, or makes it.
 *
 * @param inputs everything that the file depends on, besides the code of this module
 */
export type TakeOver = (
  inputs: Readonly<Record<string, unknown>>,
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/** The compressed forms of a text. A form that would not be smaller is left out. */
export interface CompressedForms {
  br?: Buffer;
  gz?: Buffer;
}

/**
 * Compresses a page or a drawing as `compressFolder` does. It is synchronous, for processes that write thousands of them.
 *
 * @param options `isItem` for the page of an item, which is compressed with less effort
 */
export function compressedForms(
  content: Buffer,
  { isItem = false }: { isItem?: boolean } = {},
): CompressedForms {
  if (content.length < LEAST_BYTES) return {};
  const effort = isItem ? ITEM_EFFORT : PAGE_EFFORT;
  const br = brotliCompressSync(content, brotliOptions(content, effort));
  const gz = gzipSync(content, GZIP_OPTIONS);
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gz }),
  };
}

/** Writes compressed files beside a file of the built site as `compressFolder` does, if it is a text. */
export function compressWrittenFile(file: string): void {
  if (!isCompressible(contentTypeOf(file))) return;
  const { br, gz } = compressedForms(readFileSync(file));
  if (br) writeFileSync(`${file}.br`, br);
  if (gz) writeFileSync(`${file}.gz`, gz);
}

/**
 * Writes compressed files beside the texts of a folder, so that no host compresses while it answers. A compressed file
 * that would not be smaller is left out.
 *
 * @param takeOver finds what an earlier build has compressed; without it everything is compressed anew
 * @param compressed the paths of files that have their compressed forms already
 */
export async function compressFolder(
  folder: string,
  takeOver: TakeOver = makeAnew,
  compressed: ReadonlySet<string> = new Set(),
): Promise<void> {
  // For ten thousand folders promises cost more than waiting.
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = names.filter((name) => {
    return isCompressible(contentTypeOf(name)) && !compressed.has(name);
  });
  // Node compresses in its own four threads; two files per core keep them busy.
  const concurrency = availableParallelism() * 2;
  const compress = (name: string) => compressFile(join(folder, name), effortOf(name), takeOver);
  await Readable.from(texts).forEach(compress, { concurrency });
}

function makeAnew(_inputs: object, make: () => Promise<Buffer>): Promise<Buffer> {
  return make();
}

/** @param name the path of a file below the site's folder */
function effortOf(name: string): number {
  // The 250 scripts of the editor have 17 MB, and no visitor loads them. This takes 5 s instead of 60 s.
  const isOfEditor = `/${name}`.startsWith(`${EDITOR_FOLDER}/`);
  return /\.(js|css)$/.test(name) && !isOfEditor ? SCRIPT_EFFORT : PAGE_EFFORT;
}

async function compressFile(file: string, effort: number, takeOver: TakeOver): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const text = createHash("sha256").update(content).digest("hex");
  const brotliBytes = await takeOver({ text, effort }, () =>
    promisify(brotliCompress)(content, brotliOptions(content, effort)),
  );
  if (brotliBytes.length < content.length) await writeFile(`${file}.br`, brotliBytes);
  const gzipBytes = await takeOver({ text }, () => promisify(gzip)(content, GZIP_OPTIONS));
  if (gzipBytes.length < content.length) await writeFile(`${file}.gz`, gzipBytes);
}

function brotliOptions(content: Buffer, effort: number): BrotliOptions {
  // The window is just large enough for the page. To prepare brotli's default window of 4 MB takes ten times as long as
  // the compression.
  const window = Math.min(Math.max(Math.ceil(Math.log2(content.length + 16)), 16), 22);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return { params };
}
