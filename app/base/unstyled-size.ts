/** Fits into a window of 320 px beside the margins that browsers give a page. In pixels. */
const MAX_WIDTH = 288;

interface Size {
  width: number;
  height: number;
}

/**
 * The size of an image in its attributes, in pixels. Style sheets take only the ratio from it. Where none has arrived, the
 * image has this size and is not larger than the window.
 *
 * @returns a size of the same ratio, at most 288 px wide. The height is rounded where no smaller size has exactly that ratio.
 */
export function unstyledSize({ width, height }: Size): Size {
  if (width <= MAX_WIDTH) return { width, height };
  const divisor = greatestCommonDivisor(width, height);
  const smallest = { width: width / divisor, height: height / divisor };
  const factor = Math.floor(MAX_WIDTH / smallest.width);
  if (factor === 0) return { width: MAX_WIDTH, height: Math.round((height * MAX_WIDTH) / width) };
  return { width: smallest.width * factor, height: smallest.height * factor };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
