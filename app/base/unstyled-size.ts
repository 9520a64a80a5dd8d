/** The widest image, in pixels, that fits into a window of 320 px with the default margins of a page. */
const MAX_WIDTH = 288;

interface Size {
  width: number;
  height: number;
}

/**
 * The size of an image for its attributes `width` and `height`, in pixels. Style sheets take only the ratio from them.
 * On a page whose style sheets did not arrive, the image has this size and fits into the window.
 *
 * @returns a size of the same ratio, at most 288 px wide. The height is rounded where no smaller size has exactly that
 * ratio.
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
