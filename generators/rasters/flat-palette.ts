/** How many colours a picture keeps: the inks, and enough steps between them for smooth edges. */
const MOST_COLOURS = 64;

/** Bits of each channel by which colours are told apart while they are counted. */
const BITS = 5;
const DROP = 8 - BITS;
const MASK = (1 << BITS) - 1;

export interface IndexedPixels {
  /** Rows of one byte a pixel, its place in the palette; each row begins with a zero (PNG's filter none). */
  readonly rows: Uint8Array;
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
}

/** Where a colour is counted. Pixels are signed 32-bit words (others are slow) whose lowest byte is red. */
function bucketOf(pixel: number): number {
  const red = (pixel >> DROP) & MASK;
  const green = (pixel >> (8 + DROP)) & MASK;
  const blue = (pixel >> (16 + DROP)) & MASK;
  return (red << (2 * BITS)) | (green << BITS) | blue;
}

/**
 * Reduces a drawing in flat inks to a palette. The inks fill most of it and stay exact; the blends along
 * the edges share the colours that are left. Many times faster than a general quantizer, because it
 * looks at runs of one colour rather than at pixels.
 *
 * @param rgba four bytes a pixel, opaque
 * @param width of a row, in pixels
 */
export function reduceToPalette(rgba: Uint8Array, width: number): IndexedPixels {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);
  const { places, palette } = choosePalette(pixels);
  const rows = new Uint8Array(pixels.length + pixels.length / width);
  let last = pixels[0] ?? 0;
  let place = places[bucketOf(last)] ?? 0;
  let to = 0;
  for (let from = 0; from < pixels.length; to++) {
    for (const end = from + width; from < end; from++) {
      const pixel = pixels[from] ?? 0;
      if (pixel !== last) {
        last = pixel;
        place = places[bucketOf(pixel)] ?? 0;
      }
      rows[++to] = place;
    }
  }
  return { rows, palette };
}

/** The palette, and for each bucket the place of its colour in it. */
function choosePalette(pixels: Int32Array): { places: Uint8Array; palette: Uint8Array } {
  const size = 1 << (3 * BITS);
  const counts = new Uint32Array(size);
  // The colour with the longest run stands for its bucket: an ink, where one falls into it.
  const colours = new Int32Array(size);
  const longest = new Uint32Array(size);
  for (let start = 0; start < pixels.length; ) {
    const pixel = pixels[start] ?? 0;
    let end = start + 1;
    while (end < pixels.length && pixels[end] === pixel) end++;
    const bucket = bucketOf(pixel);
    const run = end - start;
    counts[bucket] = (counts[bucket] ?? 0) + run;
    if (run > (longest[bucket] ?? 0)) {
      longest[bucket] = run;
      colours[bucket] = pixel;
    }
    start = end;
  }
  const used: number[] = [];
  for (let bucket = 0; bucket < size; bucket++) if (counts[bucket]) used.push(bucket);
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  const kept = used.slice(0, MOST_COLOURS).map((bucket) => colours[bucket] ?? 0);
  const places = new Uint8Array(size);
  for (const [rank, bucket] of used.entries()) {
    places[bucket] = rank < kept.length ? rank : nearest(colours[bucket] ?? 0, kept);
  }
  const channels = kept.flatMap((c) => [c & 255, (c >> 8) & 255, (c >> 16) & 255]);
  return { places, palette: Uint8Array.from(channels) };
}

/** The place of the colour that looks most alike (green weighs most, as in the eye). */
function nearest(pixel: number, colours: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, colour] of colours.entries()) {
    const red = (pixel & 255) - (colour & 255);
    const green = ((pixel >> 8) & 255) - ((colour >> 8) & 255);
    const blue = ((pixel >> 16) & 255) - ((colour >> 16) & 255);
    const distance = 2 * red * red + 4 * green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}
