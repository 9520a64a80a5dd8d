import { type Recipe, readCached, writeCached } from "./build-cache.ts";

/** A page in the cache of builds. */
export interface CachedPage {
  html: Buffer;
  /** The compressed forms, where they are smaller. */
  br?: Buffer;
  gz?: Buffer;
  /** The addresses of its pictures. */
  assets: readonly string[];
}

/** The beginning of a file in the cache: the assets of each page, and the number of bytes of each of its parts. */
interface Header {
  assets: readonly string[];
  sizes: readonly number[];
}

/** Bytes for the length of the header. */
const LENGTH_BYTES = 4;

/** Pages that an earlier build has made. Undefined if there are none. @param folder of the cache */
export function readCachedPages(recipe: Recipe, folder?: string): CachedPage[] | undefined {
  const bytes = readCached(recipe, folder);
  if (!bytes) return undefined;
  let position = LENGTH_BYTES + bytes.readUInt32LE();
  const headers: Header[] = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, position));
  const takePart = (size: number) => {
    const part = bytes.subarray(position, position + size);
    position += size;
    return part;
  };
  return headers.map(({ assets, sizes }) => {
    const [html = Buffer.alloc(0), br, gz] = sizes.map(takePart);
    return { html, assets, ...(br?.length && { br }), ...(gz?.length && { gz }) };
  });
}

/** Keeps pages for later builds. @param folder of the cache */
export function writeCachedPages(
  recipe: Recipe,
  pages: readonly CachedPage[],
  folder?: string,
): void {
  const headers: Header[] = pages.map((page) => {
    return { assets: page.assets, sizes: partsOf(page).map(({ length }) => length) };
  });
  const headerBytes = Buffer.from(JSON.stringify(headers));
  const lengthBytes = Buffer.alloc(LENGTH_BYTES);
  lengthBytes.writeUInt32LE(headerBytes.length);
  const parts = [lengthBytes, headerBytes, ...pages.flatMap(partsOf)];
  writeCached(recipe, Buffer.concat(parts), folder);
}

/** HTML, brotli and gzip. A form that the page lacks is empty. */
function partsOf({ html, br = Buffer.alloc(0), gz = Buffer.alloc(0) }: CachedPage): Buffer[] {
  return [html, br, gz];
}
