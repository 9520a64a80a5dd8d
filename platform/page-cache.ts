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

/** The beginning of a file in the cache: the assets, and the number of bytes of each part that follows. */
interface Header {
  assets: readonly string[];
  sizes: readonly number[];
}

/** Bytes for the length of the header. */
const LENGTH_BYTES = 4;

/** A page that an earlier build has made. Undefined if there is none. @param folder of the cache */
export function readCachedPage(recipe: Recipe, folder?: string): CachedPage | undefined {
  const bytes = readCached(recipe, folder);
  if (!bytes) return undefined;
  let position = LENGTH_BYTES + bytes.readUInt32LE();
  const { assets, sizes }: Header = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, position));
  const [html = Buffer.alloc(0), br, gz] = sizes.map((size) => {
    const part = bytes.subarray(position, position + size);
    position += size;
    return part;
  });
  return { html, assets, ...(br?.length && { br }), ...(gz?.length && { gz }) };
}

/** Keeps a page for later builds. @param folder of the cache */
export function writeCachedPage(recipe: Recipe, page: CachedPage, folder?: string): void {
  const { html, br = Buffer.alloc(0), gz = Buffer.alloc(0), assets } = page;
  const parts = [html, br, gz];
  const header: Header = { assets, sizes: parts.map(({ length }) => length) };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const lengthBytes = Buffer.alloc(LENGTH_BYTES);
  lengthBytes.writeUInt32LE(headerBytes.length);
  writeCached(recipe, Buffer.concat([lengthBytes, headerBytes, ...parts]), folder);
}
