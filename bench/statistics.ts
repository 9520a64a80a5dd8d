/**
 * The middle of some numbers; of an even count, the mean of the two in the middle.
 *
 * @throws RangeError when there are none
 */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError("There is no median of no numbers");
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
}
