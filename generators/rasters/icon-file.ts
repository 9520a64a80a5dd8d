/**
 * An .ico file that holds PNG images, as every browser since 2007 reads it.
 *
 * @param images the PNGs with the side of each in pixels, at most 256
 */
export function icoFile(images: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(side % 256, entry);
    header.writeUInt8(side % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
