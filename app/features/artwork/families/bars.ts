import type { DrawFamily } from "#app/features/artwork/inks.ts";
import type { Random } from "#app/features/artwork/random.ts";
import { disc, filledPath, path } from "#app/features/artwork/svg.ts";

/**
 * Bars: columns with round heads. They climb from left to right with a setback or two. Some pictures have a disc above
 * the low columns.
 */
export const bars: DrawFamily = ({ width, height, isRound }, { inks }, random) => {
  // In a circle four high columns stand in the middle, so that its edge leaves no shard of a column.
  const aside = isRound ? width * 0.19 : 0;
  const count = isRound ? 4 : Math.max(5, Math.round(width / (Math.min(width, height) / 6)));
  const barWidth = (width - 2 * aside) / count;
  const full = (height - aside * 0.6) / barWidth;
  const heights = isRound ? evenClimb(count, full, random) : climb(count, full, random);
  const heightOf = (index: number) => heights[index] ?? 0;

  const colors: string[] = [];
  while (colors.length < count) {
    const previous = colors.at(-1);
    colors.push(random.pick(inks.filter((ink) => ink !== previous)));
  }
  let drawing = "";
  if (random.chance(0.5)) {
    const sun = placeSun(heights, barWidth, height);
    if (sun) drawing += disc(aside + sun.x, sun.y, sun.r, random.pick(inks));
  }

  const fromLowToHigh = [...heights.keys()].sort((a, b) => heightOf(a) - heightOf(b));
  for (const index of fromLowToHigh) {
    const x = aside + index * barWidth;
    const r = barWidth / 2;
    const shoulder = height - heightOf(index) * barWidth + r;
    // A column extends below the neighbors that are painted after it, so that no hairline shows.
    const left = heightOf(index - 1) > heightOf(index) ? r : 0;
    const right = heightOf(index + 1) >= heightOf(index) ? r : 0;
    const head = path`a${r} ${r} 0 0 1 ${barWidth} 0`;
    const column = path`M${x - left} ${height}V${shoulder}h${left}${head}h${right}V${height}z`;
    drawing += filledPath(colors[index] ?? "", column);
  }
  return drawing;
};

/**
 * Heights in bar widths, in steps of half a bar: from about a quarter of the frame to its top.
 *
 * @param full the height of the frame in bar widths
 */
function climb(count: number, full: number, random: Random): number[] {
  const top = halfSteps(Math.floor, full) - random.pick([0.5, 0.5, 0.5, 1]);
  const bottom = Math.max(1, full * random.between(0.18, 0.34));
  const bend = random.pick([0.9, 1, 1.3, 1.7]);
  const heights: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const rise = bottom + (top - bottom) * (index / (count - 1)) ** bend;
    const jitter = random.pick([-1, -0.5, -0.5, 0, 0.5, 0.5]);
    let height = halfSteps(Math.round, rise + jitter);
    if (height === heights[index - 1]) height += random.pick([-0.5, 0.5]);
    const isLast = index === count - 1;
    heights.push(isLast ? top : Math.min(top - 0.5, Math.max(1, height)));
  }
  return heights;
}

/** Heights in bar widths, without a setback: from about two fifths of the frame to its top. */
function evenClimb(count: number, full: number, random: Random): number[] {
  const bottom = full * random.between(0.36, 0.46);
  const bend = random.pick([0.9, 1, 1.3]);
  return Array.from({ length: count }, (_, index) => {
    return bottom + (full - 0.3 - bottom) * (index / (count - 1)) ** bend;
  });
}

function halfSteps(round: (value: number) => number, value: number): number {
  return round(value * 2) / 2;
}

/** A disc above the low columns, as large as fits without touching them. Undefined if there is no room. */
function placeSun(heights: readonly number[], barWidth: number, height: number) {
  const size = Math.min(3, Math.floor(heights.length / 3));
  const r = (size * barWidth) / 2;
  const lowColumns = Math.max(...heights.slice(0, size + 1)) * barWidth;
  const room = height - lowColumns - 2 * r;
  if (room < barWidth * 0.5) return undefined;
  return { x: barWidth / 2 + r, y: Math.max(room / 2, barWidth / 2) + r, r };
}
